import { toolsOf } from "#testing/command-tools.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { argumentsOf } from "#server/cli.ts";
import { commands } from "#server/commands.ts";
import { as, worldNow } from "#testing/as.ts";
import { storageOf } from "#testing/stored.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { tagsOn } from "#testing/tags.ts";
import { type World, actorOf, openWorld } from "#testing/world.ts";
import { commandRun } from "./cli.ts";
import { resolvedLinks } from "./model/resolved-links.ts";
import { type SourceFile, readSourcePage } from "./model/source-page.ts";
import { importTree } from "./tree-operations.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

function treeOf(files: Record<string, string>) {
  const pages = Object.entries(files).map(([path, text]) =>
    readSourcePage({ path, text } satisfies SourceFile),
  );
  return { pages, otherFiles: ["a/map.svg"], fetch: async () => null };
}

function troublesOf(files: Record<string, string>, path: string) {
  const { pages, otherFiles } = treeOf(files);
  const tree = {
    pages: new Map(pages.map((page) => [page.path, page])),
    files: new Set([...otherFiles, ...Object.keys(files)]),
  };
  const page = tree.pages.get(path);
  return page
    ? resolvedLinks(page, tree).map(({ link, to, trouble }) => [
        link.line,
        to?.anchor ?? null,
        trouble?.kind ?? null,
      ])
    : [];
}

describe("reading a file", () => {
  it("takes the title from front matter, the first heading, or the file's name", () => {
    const title = (text: string) => readSourcePage({ path: "a/sea-fog.md", text }).title;
    expect(title('---\ntitle: "Fog"\n---\n# Other\n')).toBe("Fog");
    expect(title("\n# The `fog` rule\n\ntext")).toBe("The fog rule");
    expect(title('<h1 align="center">Emblem</h1>\n\n## Fog\n\n## More\n')).toBe("Fog");
    expect(title("just words")).toBe("Sea fog");
  });

  it("cuts a title at the 120 characters that a page's may have [PPRP-01]", () => {
    const title = (length: number) => readSourcePage({ path: "a.md", text: `# ${"x".repeat(length)}` }).title;
    expect([120, 121, 500].map((length) => title(length).length)).toEqual([120, 120, 120]);
  });

  it.each([
    ["tags: fog, First aid", ["fog", "First aid"]],
    ['tags: [fog, "first, aid", #sea]', ["fog", "first  aid", "sea"]],
    ["tags:\n  - fog\n  - 'sea ice'\nauthor: Ed", ["fog", "sea ice"]],
    ["tags: [fog,\n  deck]\nauthor: Ed", ["fog", "deck"]],
    ["tags:", []],
    [`tags: ${"b".repeat(91)}`, ["b".repeat(90)]],
  ])("takes tags from front matter: %j", (front, tags) => {
    const page = readSourcePage({ path: "a.md", text: `---\ntitle: T\n${front}\n---\nText\n` });
    expect([page.tags, page.title, page.body.trim()]).toEqual([tags, "T", "Text"]);
  });

  it("finds links outside of code and keeps their line numbers", () => {
    const { links } = readSourcePage({
      path: "a.md",
      text: "# T\n\n[x](b.md) `[no](c.md)`\n\n```\n[no](c.md)\n```\n\n[![p](i.png)](d.md 'title')\n\n[ref]: <e f.md>\n",
    });
    expect(links.map((link) => [link.line, link.target, link.isPicture])).toEqual([
      [3, "b.md", false],
      [9, "i.png", true],
      [9, "d.md", false],
      [11, "e f.md", false],
    ]);
  });

  it("makes anchors in HTML the names of headings and words, and tells what stays", () => {
    const page = readSourcePage({
      path: "a.md",
      text: '# T\n\n## Fog\n<a id="mist"></a>\n\n| <a id="c">C</a> |\n|---|\n\n<table>\n',
    });
    expect(page.body).toContain("## Fog {#mist}");
    expect(page.body).toContain("[C]{#c}");
    expect(page.leftHtml).toEqual([{ line: 9, html: "<table>" }]);
    expect(page.anchors.get("fog")).toBe("mist");
  });
});

it("links are followed to pages and anchors, or told with the reason", () => {
  const files = {
    "a/one.md":
      "# One\n\n[1](two.md#fog) [2](../b/) [3](#one) [4](nothere.md) [5](map.svg) [6](../../out.md) [7](two.md#no) [8](/b/readme.md) [w](https://example.org)",
    "a/two.md": "# Two\n\n## Fog\n",
    "b/README.md": "# Bee\n",
  };
  expect(troublesOf(files, "a/one.md")).toEqual([
    [3, "fog", null],
    [3, "", null],
    [3, "", null],
    [3, null, "missing"],
    [3, null, null],
    [3, null, "outside"],
    [3, "", "no-anchor"],
    [3, "", null],
  ]);
});

it("a folder becomes folders and pages; again it updates them instead of doubling (long)", async () => {
  const run = commandRun({
    database: world.database,
    actor: actorOf(world, world.ed),
    now: worldNow,
    storage: storageOf(world),
  });
  const first = { "guide/one.md": "# One\n\nSee [two](two.md#fog).\n", "guide/two.md": "# Two\n\n## Fog\n" };
  const made = await importTree(run, treeOf(first), ["Docs"]);
  expect(made.map((each) => each.outcome)).toEqual(["made", "made"]);
  const again = await importTree(run, treeOf({ ...first, "guide/two.md": "# Two\n\n## Fog\n\nmore\n" }), [
    "Docs",
  ]);
  expect(again.map((each) => each.outcome)).toEqual(["unchanged", "updated"]);
});

it("tags of front matter are put on the page, and those that people gave it stay (long)", async () => {
  const actor = actorOf(world, world.ed);
  const run = commandRun({ database: world.database, actor, now: worldNow, storage: storageOf(world) });
  const file = (tags: string) => treeOf({ "tagged.md": `---\ntags: [${tags}]\n---\n# Tagged\n` });
  const [made] = await importTree(run, file("fog, deck"), ["Tagged"]);
  const id = made?.id ?? 0;
  expect(await tagsOn(world, id)).toEqual(["deck", "fog"]);
  await as(world, world.ed).call(saveProperties, {
    page_id: id,
    settings: { tags: ["deck", "by Ed"] } as never,
  });
  const again = await importTree(run, file("fog, Deck"), ["Tagged"]);
  expect(again.map(({ outcome }) => outcome)).toEqual(["updated"]);
  expect(await tagsOn(world, id)).toEqual(["by Ed", "deck", "fog"]);
  expect((await importTree(run, file("fog"), ["Tagged"])).map(({ outcome }) => outcome)).toEqual([
    "unchanged",
  ]);
});

describe("the command", () => {
  async function command(...more: string[]): Promise<string> {
    const found = commands.find(({ name }) => name === "import markdown");
    if (!found || !("run" in found)) throw new Error("no such command");
    const given = argumentsOf(found, [folder, "--into=Typed", "--site=noordervaart.example", ...more]);
    return found.run(given, toolsOf(world));
  }
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "atrium-import-"));
    writeFileSync(join(folder, "fog.md"), "# Typed fog\n");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("acts as the person it names, else as the first owner (long)", async () => {
    expect(await command("--as=Ed@noordervaart.example")).toContain("1 made");
    const page_id = await firstPageId("Typed fog");
    const modifier = async () => {
      const answer = await as(world, world.vera).call(readPageById, { page_id });
      return answer.success && answer.page.internal?.modifier?.name;
    };
    expect(await modifier()).toBe("Ed Elzinga");
    writeFileSync(join(folder, "fog.md"), "# Typed fog\n\nmore\n");
    expect(await command()).toContain("1 updated");
    expect(await modifier()).toBe("Olga Oosterhuis");
  });

  it("refuses who is nobody here, and who may not make pages", async () => {
    await expect(command("--as=nora@noordervaart.example")).rejects.toThrow("No one here has that address");
    await expect(command("--as=vera@noordervaart.example")).rejects.toThrow("can't create pages");
  });
});

async function firstPageId(title: string): Promise<number> {
  const client = await world.database.pool.connect();
  try {
    await client.query(`begin; set local atrium.site = '${world.siteId}'`);
    const { rows } = await client.query<{ id: number }>("select id from page where title = $1", [title]);
    return rows[0]?.id ?? 0;
  } finally {
    await client.query("rollback");
    client.release();
  }
}
