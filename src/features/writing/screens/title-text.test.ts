import { afterEach, beforeEach, expect, it } from "vitest";
import * as Y from "yjs";
import { enterWindow, openWindow } from "#testing/screens/window.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import type { DraftSession } from "../tab/draft-session.ts";
import { openTitle } from "./title-text.ts";

let leave = () => {};
beforeEach(() => {
  leave = enterWindow(openWindow("https://harbour.example/", "<body></body>"), {});
});
afterEach(() => leave());

function opened() {
  const draft = new Y.Doc();
  const change = (work: () => void) => draft.transact(work);
  const session = { draft, change } as unknown as DraftSession;
  const place = document.body.appendChild(document.createElement("p"));
  const { view } = openTitle(place, { session, onEnter: () => {}, onCaret: () => {} });
  const type = (words: string) => view.dispatch(view.state.tr.insertText(words, view.state.doc.content.size));
  return { type, said: () => draft.getText(titlePart).toString() };
}

it("a title that is written on its page takes 120 letters, and nobody types beyond them [PPRP-01]", () => {
  const { type, said } = opened();
  type("t".repeat(119));
  type("i");
  expect(said()).toBe(`${"t".repeat(119)}i`);
  type("d");
  expect(said()).toBe(`${"t".repeat(119)}i`);
});
