import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";
import { wireNamesIn } from "./wire-names.ts";

/** Where, which names, and why they stay. This list only shrinks. */
const exceptions = [
  ["src/client/call.ts", /^timeout_ms$/, "the option has its name from CALL-05"],
  [
    "src/client/failure.ts",
    /^(error_message|form_errors)$/,
    "it is the border at which every failed reply is read",
  ],
  ["src/widgets/markdown/reader.ts", /_(open|close|block)$/, "these are the rules of markdown-it"],
  ["src/widgets/paragraph/", /^text_style$/, "content is stored under the specification's name"],
  ["src/widgets/kit/text-widget.ts", /^text_style$/, "a heading that becomes a paragraph"],
  ["src/widgets/embeds/services.ts", /^embed_type$/, "another service calls it so in its addresses"],
  ["src/app/development/gallery-page.ts", /^text_style$/, "stored content, for the page of pieces"],
] as const;

const excepts = (found: string, [path, names]: (typeof exceptions)[number]) =>
  found.startsWith(path) && names.test(found.replace(/.* says /, ""));

let ours: readonly string[];
beforeAll(() => {
  ours = wireNamesIn(process.cwd());
});

it("no screen names a field of the wire", () => {
  expect(ours.filter((each) => !exceptions.some((exception) => excepts(each, exception)))).toEqual([]);
});

it("every exception is still needed", () => {
  expect(exceptions.filter((exception) => !ours.some((each) => excepts(each, exception)))).toEqual([]);
});

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/features/pages/screens/read.tsx":
      "export const read = (page: any) => <b data-html title={page.title}>{page.title_u}</b>;\n",
    "src/features/pages/screens/field.tsx": 'export const field = <input name="display_name" />;\n',
    "src/features/pages/parts/taken.ts": "export const taken = ({ cid }: any) => cid;\n",
    "src/features/writing/tab/sent.ts": "export const sent = (id: number) => ({ page_id: id });\n",
    "src/client/asked.ts": 'export const asked = (errors: any) => errors["time_zone"];\n',
    "src/app/keyed.ts": 'export const keyed = { "show_columns": true };\n',
    "src/features/pages/contract.ts": "export const page_id = 1;\n",
    "src/features/pages/model/page.ts": "export const page = (row: any) => row.title_u;\n",
    "src/features/pages/store.ts": "export const page = (row: any) => row.title_u;\n",
    "src/client/address.ts": 'export const address = "/new_magic.js?page_id=1"; // page_id\n',
  });
});
afterAll(() => house.remove());

it.each([
  "src/features/pages/screens/read.tsx:1 says title_u",
  "src/features/pages/screens/field.tsx:1 says display_name",
  "src/features/pages/parts/taken.ts:1 says cid",
  "src/features/writing/tab/sent.ts:1 says page_id",
  "src/client/asked.ts:1 says time_zone",
  "src/app/keyed.ts:1 says show_columns",
])("the net of wire names catches %s", (fault) => {
  expect(wireNamesIn(house.folder)).toContain(fault);
});

it("contracts, models, stores, addresses and comments may name them", () => {
  const files = new Set(wireNamesIn(house.folder).map((each) => each.split(":")[0]));
  expect(files.size).toBe(6);
});
