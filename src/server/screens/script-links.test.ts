import { expect, it } from "vitest";
import { scriptLinksOf } from "./script-links.ts";

const manifest = {
  "src/app/entry-browser.tsx": { file: "assets/member.js", imports: ["_root.js"] },
  "_root.js": { file: "assets/root.js", imports: ["_framework.js"] },
  "_framework.js": { file: "assets/framework.js", imports: ["_root.js"] },
  "src/app/entry-visitor.ts": { file: "assets/visitor.js" },
  "src/app/living-visitor.tsx": { file: "assets/living.js", imports: ["_framework.js"] },
  "src/features/reading/screens/page-screen.tsx": {
    file: "assets/page.js",
    imports: ["_root.js", "_date.js"],
  },
  "src/features/people/screens/people-screen.tsx": {
    file: "assets/people.js",
    imports: ["_field.js", "_date.js"],
  },
  "_field.js": { file: "assets/field.js", imports: ["_label.js"] },
  "_label.js": { file: "assets/label.js" },
  "_date.js": { file: "assets/date.js" },
  "src/widgets/code-snippet/view.tsx": { file: "assets/code.js", imports: ["_framework.js"] },
};
const links = scriptLinksOf(manifest);
const asked = (html: string) =>
  [...html.matchAll(/(?:href|src)="\/assets\/([a-z]+)\.js"/g)].map(([, name]) => name);

it("a member's document asks at once for all that its screen imports, however deep, each once", () => {
  expect(asked(links.member("people", "people"))).toEqual([
    "root",
    "framework",
    "member",
    "people",
    "field",
    "date",
    "label",
  ]);
  expect(links.member("people", "people")).not.toContain("<script");
  expect(links.member("people", "people")).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/member.js" data-entry>',
  );
});

it("the file of each screen says of which, so that no list of all screens is waited for", () => {
  const html = links.member("people", "page");
  for (const name of ["people", "page"])
    expect(html).toContain(`href="/assets/${name}.js" data-screen="${name}">`);
  expect(html.match(/data-screen/g)).toHaveLength(2);
});

it("a dialog's document asks for the screen below it too", () => {
  const files = asked(links.member("people", "page"));
  expect(files.slice(0, 3)).toEqual(["root", "framework", "member"]);
  expect(new Set(files.slice(3))).toEqual(new Set(["page", "people", "date", "field", "label"]));
  expect(files).toHaveLength(8);
});

it("nothing of it goes before the style sheet and the fonts of the first paint", () => {
  for (const html of [links.member("people", "page"), links.living, links.view("CodeSnippet")])
    expect(html.match(/modulepreload/g)).toEqual(
      html.match(/modulepreload" fetchpriority="low"/g)?.map(() => "modulepreload"),
    );
});

it("a screen without a file of its own asks for nothing more", () => {
  expect(asked(links.member("no-such", "no-such"))).toEqual(["root", "framework", "member"]);
});

it("a visitor's document asks for what stands on it, and for no framework without need", () => {
  expect(asked(links.visitor)).toEqual(["visitor"]);
  expect(asked(links.living)).toEqual(["living", "framework", "root"]);
  expect(asked(links.view("CodeSnippet"))).toEqual(["code", "framework", "root"]);
  expect(links.view("NoSuch")).toBe("");
  expect(asked(links.memberView("CodeSnippet"))).toEqual(["code"]);
});
