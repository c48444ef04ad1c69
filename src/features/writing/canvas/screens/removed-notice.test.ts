import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { observed } from "#ui/observed.ts";
import type { NoticeText } from "#ui/notices-host.tsx";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { emptyDraft } from "#documents/draft/roots.ts";
import { sayIn } from "#languages/say-in.ts";
import { note } from "#testing/draft-writer.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { remove } from "./commands.ts";
import type { Canvas } from "./canvas.ts";
import { watchDraft } from "./draft-watch.ts";
import { editsOn } from "./edits.ts";

beforeEach(() => {
  vi.stubGlobal("document", { querySelectorAll: () => [] });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const say = sayIn("en");
const ids = ["w00001", "w00002", "w00003"];

/** A page of notes, what is told on it, and a colleague who has heard of nothing yet. */
function page() {
  const draft = draftFrom(stacked(ids.map((id) => ({ id, ...note("words") }))));
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const change = (work: () => void) => draft.transact(work, ownChange);
  const session = { draft, undo, ownChange, change } as unknown as DraftSession;
  const told: NoticeText[] = [];
  const watch = watchDraft(draft);
  watch.start();
  const canvas = {
    session,
    watch,
    edits: editsOn(session, () => {}),
    kindOf: () => "Markdown",
    selection: observed(null),
    focuses: { into: () => {}, onHandle: () => {} },
    say,
    tell(notice: NoticeText) {
      told.push(notice);
      return () => void told.splice(told.indexOf(notice), 1);
    },
  } as unknown as Canvas;
  const colleague = emptyDraft();
  Y.applyUpdate(colleague, Y.encodeStateAsUpdate(draft));
  return {
    undo,
    remove: (...gone: string[]) => remove(canvas, gone),
    press: () => told.at(-1)?.undo?.perform(),
    told: () => told.map(({ text }) => text),
    colleagueWritesIn(id: string) {
      colleague.getText(textPart(id, "source")).insert(0, "more ");
      Y.applyUpdate(draft, Y.encodeStateAsUpdate(colleague));
    },
  };
}

it("a block is told to be deleted until undo brings it back", () => {
  const { remove: removed, undo, told } = page();
  removed("w00001");
  expect(told()).toEqual(["Markdown deleted"]);
  undo.undo();
  expect(told()).toEqual([]);
});

it("a deleted block that comes back with the words of a colleague is told to be back", () => {
  const { remove: removed, colleagueWritesIn, told } = page();
  removed("w00001");
  colleagueWritesIn("w00003");
  expect(told()).toEqual(["Markdown deleted"]);
  colleagueWritesIn("w00001");
  expect(told()).toEqual(["Markdown is back. A colleague wrote in it."]);
});

it("of several deleted blocks those are told of that are still gone, and its Undo brings them back", () => {
  const { remove: removed, colleagueWritesIn, press, told } = page();
  removed(...ids);
  expect(told()).toEqual(["3 blocks deleted"]);
  colleagueWritesIn("w00002");
  expect(told()).toEqual(["2 blocks deleted"]);
  press();
  expect(told()).toEqual(["2 blocks deleted"]);
  colleagueWritesIn("w00001");
  expect(told()).toEqual(["2 blocks deleted"]);
});
