import * as z from "zod/mini";
import { limitedText } from "../kit/limited-text.ts";
import { FileFact } from "../kit/file-fact.ts";
import type { WidgetSchema } from "../widget.ts";
import { fileListFromDraft, fileListToDraft, filePath, filesMost, nameMost, titleMost } from "./draft.ts";

const Item = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  file: FileFact,
  /** When it was added, in milliseconds since 1970; 0 where nobody knows. */
  added: z.int().check(z.gte(0), z.lte(8.64e15)),
  /** What it is called on the page; empty for its own name. */
  name: limitedText(nameMost),
});
const Content = z.strictObject({
  title: limitedText(titleMost),
  items: z.array(Item).check(z.maxLength(filesMost)),
});
export type FileList = z.infer<typeof Content>;

/** Files to take along, each with name, kind, size and date. */
export const fileList: WidgetSchema<FileList> = {
  kind: "FileList",
  version: 1,
  content: Content,
  upgrades: {},
  drafts: { 1: { toDraft: fileListToDraft, fromDraft: fileListFromDraft } },
  outline: ({ items }) => ({ is: "items", count: items.length }),
  empty: () => ({ title: "", items: [] }),
  plainText: ({ title, items }) =>
    items.length === 0
      ? ""
      : [title, ...items.flatMap(({ name, file }) => [name, file.name])].filter(Boolean).join("\n"),
  shownTexts: ({ items }) => (items.length === 0 ? [] : ["title", ...items.map(({ id }) => filePath(id))]),
  anchors: () => [],
  files: ({ items }) => items.map(({ file }) => file.id),
  // Who brings a new issue removes the old one and adds a file of the same name.
  replaceable: ({ items }) => items.map(({ file }) => [file.name, file.id]),
};
