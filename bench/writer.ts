import * as Y from "yjs";
import { addWidget, removeWidget } from "#documents/draft/arranging.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { Visitor } from "./visitor.ts";
import { demandSuccess } from "./workloads/finding.ts";

/** Somebody's draft of a page as a browser has it, without a window. */
export async function openWriter(visitor: Visitor, page: number) {
  const opened = await demandSuccess(visitor.post(`/-/draft/${page}/open/`, { schema: draftSchema }));
  const epoch = Number(opened["epoch"]);
  const draft = emptyDraft();
  Y.applyUpdate(draft, Buffer.from(String(opened["state"]), "base64"));
  let acknowledged = Y.encodeStateVector(draft);
  /** What was not acknowledged is sent again with the next change, as a browser does. */
  const save = async (work: () => void) => {
    draft.transact(work);
    const sent = Y.encodeStateVector(draft);
    const update = Buffer.from(Y.encodeStateAsUpdate(draft, acknowledged)).toString("base64");
    await demandSuccess(visitor.post(`/-/draft/${page}/save/`, { epoch, update, client: "bench" }));
    acknowledged = sent;
  };
  const paragraph = draft.getText(richPart("bench00001", "doc"));
  return {
    draft,
    save,
    type: (text = "x") => save(() => paragraph.insert(0, text)),
    /** What the first Paragraph says now. */
    text: () => paragraph.toString().trimEnd(),
    publish: () => demandSuccess(visitor.post(`/-/draft/${page}/publish/`, { epoch, seq: 0 })),
  };
}

const sentence = "The ferry leaves at seven, and whoever is late waits for the next one. ".repeat(6);

/** A Paragraph of six sentences. */
export function sentences(): StoredWidget {
  return {
    kind: "Paragraph",
    version: 1,
    content: {
      text_style: "plain",
      doc: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: sentence }] }] },
    },
  };
}

/** A Paragraph of lines of 100 letters, so many letters in all. */
export function longText(letters: number): StoredWidget {
  const text =
    "Fog comes in from the sea before the tide turns, and the last ferry waits for it at the new pier...".padEnd(
      99,
    );
  const line = { type: "paragraph", content: [{ type: "text", text }] };
  const doc = { type: "doc", content: Array.from({ length: Math.floor(letters / 100) }, () => line) };
  return { kind: "Paragraph", version: 1, content: { text_style: "plain", doc } };
}

/** A published page of so many Paragraphs. */
export function pageOfParagraphs(owner: Visitor, widgets: number): Promise<{ id: number; address: string }> {
  return pageOf(owner, Array.from({ length: widgets }, sentences));
}

/** A published page of these widgets, whose ids are `bench00001` and on. */
export async function pageOf(
  owner: Visitor,
  widgets: readonly StoredWidget[],
): Promise<{ id: number; address: string }> {
  const title = `Bench of writing ${Math.random()}`;
  const settings = JSON.stringify({ title, markdown: "Bench" });
  const { redirect } = await demandSuccess(owner.post("/ajax/page/page_settings/create/", { settings }));
  const { text } = await owner.get(String(redirect), "application/json");
  const { page } = (JSON.parse(text) as { data: { page: { id: number; address: string } } }).data;
  let ids = 0;
  const writer = await openWriter(owner, page.id).catch(() => null);
  if (!writer) throw new Error("the page cannot be written on");
  await writer.save(() => {
    for (const { columns } of layoutOf(writer.draft))
      for (const { widgets } of columns) for (const id of widgets) removeWidget(writer.draft, id);
    for (const [at, widget] of widgets.entries()) {
      const id = `bench${String(at + 1).padStart(5, "0")}`;
      addWidget(writer.draft, { id, widget, place: { where: "last" } }, () => `place${++ids}`);
    }
  });
  await writer.publish();
  return page;
}
