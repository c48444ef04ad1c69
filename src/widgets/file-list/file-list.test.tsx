import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { sayIn } from "#languages/say-in.ts";
import { textPart } from "../kit/draft-parts.ts";
import { addFile, moveFile, removeFile } from "./changes.ts";
import { filePath } from "./draft.ts";
import { type FileList, fileList } from "./schema.ts";
import { FileListView } from "./view.tsx";

const plan = { id: 9, name: "Plan 2026.pdf", size: 2_400_000, type: "application/pdf" };
const rota = { id: 13, name: "a<b>.csv", size: 7, type: "text/csv" };
const added = Date.UTC(2026, 10, 20, 23);
const items = [
  { id: "plan", file: plan, added, name: "The plan" },
  { id: "rota", file: rota, added: 0, name: "" },
];
const html = (content: Partial<FileList>, language = "en") =>
  renderToStaticMarkup(<FileListView content={{ title: "", items, ...content }} say={sayIn(language)} />);

it("files are listed with name, kind, size and date, and each is downloaded [WIDG-07]", () => {
  const shown = html({ title: "Forms" });
  expect(shown).toContain('<p class="file-list-title" dir="auto">Forms</p>');
  expect(shown).toContain(
    '<a href="/-/file/9/Plan%202026.pdf" download="Plan 2026.pdf" dir="auto">The plan</a><small>PDF · 2.3 MB · November 20, 2026</small>',
  );
  expect(shown).toContain('download="a&lt;b&gt;.csv" dir="auto">a&lt;b&gt;.csv</a><small>CSV · 7 B</small>');
  expect(html({}, "nl")).toContain("PDF · 2,3 MB · 20 november 2026");
  expect(html({ title: "Forms", items: [] })).toBe("");
  expect(fileList.files({ title: "", items })).toEqual([9, 13]);
  expect(fileList.plainText({ title: "Forms", items })).toBe("Forms\nThe plan\nPlan 2026.pdf\na<b>.csv");
});

it("files are added, moved and removed in the draft; words under way bring a removed one back", () => {
  const id = "filelist1";
  const content = { title: "", items };
  const draft = draftFrom(stacked([{ id, kind: "FileList", version: 1, content }]));
  const ids = () =>
    (documentFrom(draft).widgets[id]?.content as FileList | undefined)?.items.map((each) => each.id);
  const target = { draft, id };
  addFile(target, "third", { file: { ...plan, id: 20 }, added });
  moveFile(target, "third", 0);
  expect(ids()).toEqual(["third", "plan", "rota"]);
  removeFile(target, "plan");
  expect(ids()).toEqual(["third", "rota"]);
  draft.getText(textPart(id, filePath("plan"))).insert(0, "New: ");
  expect(ids()).toEqual(["third", "plan", "rota"]);
});

it("what is no file in a draft is left out", () => {
  const values = {
    "files/a": { order: "a0", file: { ...plan, type: "<b>" }, added },
    "files/b": { order: "a1", file: plan, added: "soon" },
    "files/c": 7,
  };
  const read = fileList.drafts[1]?.fromDraft({ values, texts: {}, rich: {} });
  expect(fileList.content.parse(read)).toEqual({
    title: "",
    items: [{ id: "b", file: plan, added: 0, name: "" }],
  });
});
