import { expect, it } from "vitest";
import { compiledModule } from "./module.ts";

const files = ["src/a/one-screen.tsx", "src/a/two-screen.tsx", "src/b/three-screen.ts", "src/a/list.ts"];
const compiled = async (text: string, file = "src/a/list.ts") =>
  (await compiledModule({ root: "/atrium", file, text }, files)).code.trim();

it("a module of the product names the compiled form of others, and where it stood of what has none", async () => {
  const text = `import type { Shape } from "./shape.ts";
import { open, type Way } from "#kernel/open.ts";
import { z } from "zod/mini";
import words from "./wording.nl.json" with { type: "json" };
export * from "../b/part.tsx";
export { close } from "./close.ts";
export const here: Way = [open, z, words, import.meta.url, import.meta.dirname, import.meta.env.SSR, "./not-an-import.ts"];
`;
  expect(await compiled(text)).toBe(`import { open } from "#kernel/open.ts.js";
import { z } from "zod/mini";
import words from "file:///atrium/src/a/wording.nl.json" with { type: "json" };
export * from "../b/part.tsx.js";
export { close } from "./close.ts.js";
export const here = [
	open,
	z,
	words,
	"file:///atrium/src/a/list.ts",
	"/atrium/src/a",
	true,
	"./not-an-import.ts"
];`);
});

it("a style sheet is nothing, and empty where its text is asked for", async () => {
  const text = `import "./view.css";\nimport sheet from "./more.css?inline";\nexport const all = sheet;\n`;
  expect(await compiled(text)).toBe(`const sheet = "";\nexport const all = sheet;`);
});

it("what is fetched late is asked for by its path below the sources; a library is not", async () => {
  const ask = "(globalThis.fetchChunk ?? ((_, load) => load()))";
  const text = `export const load = () => [import("../b/part.tsx"), import("#ui/menu.tsx"), import("prosemirror-view"), import("./signs.json")];\n`;
  expect(await compiled(text)).toBe(`export const load = () => [
	${ask}("b/part.tsx", () => import("../b/part.tsx.js")),
	${ask}("ui/menu.tsx", () => import("#ui/menu.tsx.js")),
	import("prosemirror-view"),
	${ask}("a/signs.json", () => import("file:///atrium/src/a/signs.json", { with: { type: "json" } }))
];`);
});

it("a chunk has the same name wherever the project lies", async () => {
  const asked = {
    root: "/home/src/atrium",
    file: "src/a/list.ts",
    text: 'export const load = () => import("./part.tsx");',
  };
  expect((await compiledModule(asked, [])).code).toContain('("a/part.tsx", () => import("./part.tsx.js"))');
});

it("a list of files is written out, without the module itself", async () => {
  const text = `export const all = Object.keys(import.meta.glob<object>(["./*-screen.tsx", "../b/*.ts", "./list.ts"]));\n`;
  const code = await compiled(text);
  const named = [...code.matchAll(/"([^"]+)": \(\) =>/g)].map(([, name]) => name);
  expect(named).toEqual(["./one-screen.tsx", "./two-screen.tsx", "../b/three-screen.ts"]);
  expect(code).toContain('import("../b/three-screen.ts.js")');
  expect(code).not.toContain("meta.glob");
  const one = await compiled('export const all = import.meta.glob("../b/*.ts");\n');
  expect(one).toContain('{"../b/three-screen.ts": () =>');
});

it("what a module cannot know of itself there is said, not left to fail later", async () => {
  await expect(compiled("export const hot = import.meta.hot;\n")).rejects.toThrow(
    "/atrium/src/a/list.ts asks for import.meta.hot",
  );
});
