import { parseSync } from "vite";
import { expect, it } from "vitest";
import { withOwnSentences, withoutShapes } from "./build-lean.mjs";

const treeOf = (code: string) => parseSync("module.js", code).program;

it("a call keeps what sends it, and neither shapes nor refusals; what nothing uses may go", () => {
  const code = `import * as z from "zod/mini";
export const Row = z.object({ id: z.int() });
const rest = { rows: z.array(Row) };
export const readRows = defineCall({ name: "rows", access: "read", input: { id: Id }, output: { ...rest }, refusals: ["gone"], failure: ["message"] });
export const most = 250;
export function rowsOf(answer) { return defineCall(answer); }
`;
  expect(withoutShapes(code, treeOf(code))).toBe(`import * as z from "zod/mini";
export const Row = /* @__PURE__ */ (() => (z.object({ id: z.int() })))();
const rest = /* @__PURE__ */ (() => ({ rows: z.array(Row) }))();
export const readRows = /* @__PURE__ */ (() => ({ name: "rows", access: "read", failure: ["message"] }))();
export const most = 250;
export function rowsOf(answer) { return defineCall(answer); }
`);
});

const books = new Map([
  [
    "./wording.ts",
    new Map([
      [
        "folderWords",
        new Map([
          ["created", { id: "folders.created", message: "@@folders.created@@" }],
          ["rename", { id: "folders.rename", message: "@@folders.rename@@" }],
        ]),
      ],
    ]),
  ],
]);
const lean = (code: string) => withOwnSentences(code, treeOf(code), books);

it("a module brings the sentences that it says, each once", () => {
  const code = `import { folderRefusals, folderWords as words } from "./wording.ts";
const face = { words: words.rename, of: other.words };
say(words.rename); sentenceOf(folderRefusals);
`;
  expect(lean(code)).toBe(`const $words_rename = {"id":"folders.rename","message":"@@folders.rename@@"};
import { folderRefusals } from "./wording.ts";
const face = { words: $words_rename, of: other.words };
say($words_rename); sentenceOf(folderRefusals);
`);
});

it.each([
  ["one that is chosen while it runs", "say(folderWords[key]);"],
  ["all of them", "show(folderWords);"],
  ["one that its noun does not have", "say(folderWords.gone);"],
  ["a shorthand", "show({ folderWords });"],
  ["something of its own that is called the same", "const said = (folderWords) => folderWords.rename;"],
])("a module that says %s keeps the import", (_, use) => {
  const code = `import { folderWords } from "./wording.ts";\nsay(folderWords.created);\n${use}\n`;
  expect(lean(code)).toBe(code);
});
