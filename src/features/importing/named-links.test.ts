import { expect, it } from "vitest";
import { pageSource } from "./model/page-source.ts";
import { resolvedLinks } from "./model/resolved-links.ts";
import { readSourcePage } from "./model/source-page.ts";

const files = {
  "notes/One.md": "",
  "notes/Fog.md": "# Fog\n\n## At sea\n",
  "old/Fog.md": "# Fog of old\n",
  "deep/down/radar-log.md": "---\ntitle: Radar watch\n---\ntext\n",
};

/** What a text in notes/One.md becomes, and the links that stay as they are, with the reason. */
function imported(text: string) {
  const all = Object.entries({ ...files, "notes/One.md": text });
  const pages = new Map(all.map(([path, each]) => [path, readSourcePage({ path, text: each })]));
  const tree = { pages, files: new Set([...pages.keys(), "pictures/chart.png", "notes/plan.pdf"]) };
  const page = pages.get("notes/One.md");
  if (!page) throw new Error("there is no page");
  const links = resolvedLinks(page, tree);
  const paths = [...pages.keys()];
  const source = pageSource(page, links, {
    pageId: (path) => paths.indexOf(path) + 1,
    fileAddress: ({ file }) => `/-/file/7/${file?.split("/").at(-1)}`,
  });
  const left = links.flatMap(({ link, trouble }) =>
    trouble ? [[link.line, link.target, trouble.kind]] : [],
  );
  return { source, left };
}

it.each([
  ["[[Fog]]", "[Fog](/page/2/)"],
  ["[[fog.md]]", "[fog](/page/2/)"],
  ["[[Fog|in thick fog]]", "[in thick fog](/page/2/)"],
  ["[[Fog#At sea]]", "[Fog > At sea](/page/2/#at-sea)"],
  ["[[Fog#At sea|at sea]]", "[at sea](/page/2/#at-sea)"],
  ["[[Fog#^a1b2]]", "[Fog](/page/2/)"],
  ["[[old/Fog]]", "[Fog](/page/3/)"],
  ["[[Radar watch]]", "[Radar watch](/page/4/)"],
  ["[[radar-log]]", "[radar-log](/page/4/)"],
  ["| a |\n|---|\n| [[Fog\\|fog]] |", "| a |\n|---|\n| [fog](/page/2/) |"],
  ["![[chart.png]]", "![chart.png](/-/file/7/chart.png)"],
  ["[[plan.pdf]] and ![[plan.pdf]]", "[plan.pdf](/-/file/7/plan.pdf) and [plan.pdf](/-/file/7/plan.pdf)"],
  ["![[Fog]]", "[Fog](/page/2/)"],
  ["[[Fog]] [and](Fog.md)", "[Fog](/page/2/) [and](/page/2/)"],
])("the link by name %s leads to what is called so", (text, source) => {
  expect(imported(`# One\n\n${text}\n`)).toEqual({ source: `${source}\n`, left: [] });
});

it("names that the import does not have stay as they are and are told, and so is a heading that is missing", () => {
  const text = "See [[Nowhere]], [[Note: odd|this]] and [[Fog#Gone]].\n\n`[[Fog]]`\n\n```\n[[Fog]]\n```";
  expect(imported(`# One\n\n${text}\n`)).toEqual({
    source:
      "See [[Nowhere]], [[Note: odd|this]] and [Fog > Gone](/page/2/).\n\n`[[Fog]]`\n\n```\n[[Fog]]\n```\n",
    left: [
      [3, "Nowhere", "missing"],
      [3, "Note: odd", "missing"],
      [3, "Fog#Gone", "no-anchor"],
    ],
  });
});
