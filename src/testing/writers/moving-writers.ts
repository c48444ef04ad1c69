import { TextSelection } from "prosemirror-state";
import * as Y from "yjs";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { textActs } from "#widgets/paragraph/text-acts.ts";
import { pageOfWriter } from "./page-of-writer.ts";
import type { Writer } from "./relayed-writers.ts";
import { freshWidget } from "./writer.ts";

/** A page of two texts, in which lines are moved. */
const first = "aaaaaa";
export const part = richPart(first, "doc");
const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const start = {
  type: "doc",
  content: [
    line("The harbour opens at six. "),
    line("Fog on the Wadden is slow to lift. "),
    { type: "bulletList", content: [{ type: "listItem", content: [line("Slack water. ")] }] },
    line("Hi. "),
  ],
};

export function seeded(): Uint8Array {
  const widget = (content: object) => ({
    ...freshWidget("Paragraph"),
    content: { text_style: "plain", doc: content },
  });
  const draft = draftFrom({
    rows: [first, "bbbbbb"].map((id) => ({ columns: [{ width: 12, widgets: [id] }] })),
    widgets: {
      [first]: widget(start) as never,
      bbbbbb: widget({ type: "doc", content: [line("Behind it. "), line("Last. ")] }) as never,
    },
  });
  return Y.encodeStateAsUpdate(draft);
}

/** Every typed word is one letter that comes nowhere else. */
export const wordsIn = (said: string): string[] => said.match(/[\u4e00-\u9fff]/g) ?? [];
export const wordOf = ({ name, made }: Writer) =>
  String.fromCharCode((name === "A" ? 0x4e00 : 0x5e00) + made);

/** What the editor of the first text does to the page. */
export function actsOf(who: Writer) {
  const makeId = () => `${who.name}id${String(who.made++).padStart(5, "0")}`;
  const page = pageOfWriter(who.draft, first, { own: who.own, makeId });
  return textActs({ id: first, draft: who.draft, page, refuse: () => {} });
}

export function caretAt({ editor }: Writer, place: number): void {
  const { doc } = editor.state;
  const resolved = doc.resolve(place % (doc.content.size + 1));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.near(resolved)));
}

/** Where words stand in the editor. */
export function placeOf({ editor }: Writer, words: string): number {
  let place = -1;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) place = at + node.text.indexOf(words);
  });
  return place;
}

/** The first heading of the page. */
export function headingIn(draft: Y.Doc): string {
  const [id = ""] =
    Object.entries(documentFrom(draft).widgets).find(([, { kind }]) => kind === "Heading") ?? [];
  return id;
}
