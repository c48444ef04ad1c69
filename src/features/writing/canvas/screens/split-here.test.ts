import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as Y from "yjs";
import { observed } from "#ui/observed.ts";
import { Notice } from "#ui/notice.tsx";
import type { NoticeText } from "#ui/notices-host.tsx";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { sayIn } from "#languages/say-in.ts";
import { drawn } from "#testing/screens/drawn.tsx";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { lineEnd, linesIn } from "#widgets/kit/rich-text.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { createElement } from "react";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { canvasItems } from "./canvas-items.ts";
import { editsOn } from "./edits.ts";

beforeEach(() => {
  vi.stubGlobal("document", {
    querySelectorAll: () => [],
    querySelector: () => ({ closest: () => null, isConnected: true, hasAttribute: () => false }),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

/** A page on which somebody writes in one text, and its palette. */
function page(widget: StoredWidget, letter: number) {
  const draft = draftFrom(stacked([{ id: "w00000", ...widget }]));
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const session = {
    draft,
    undo,
    ownChange,
    change: (work: () => void) => draft.transact(work, ownChange),
  } as unknown as DraftSession;
  const told: NoticeText[] = [];
  const entered: string[] = [];
  const textAt = (id: string) =>
    draft.getText(flowKinds[kindOf(draft, id)?.kind as keyof typeof flowKinds].part(id));
  const place = Y.createRelativePositionFromTypeIndex(textAt("w00000"), letter, 0);
  const canvas = {
    session,
    edits: editsOn(session, () => {}),
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    selection: observed({ id: "w00000", inside: true }),
    carets: new Map([["w00000", () => ({ anchor: place, head: place })]]),
    focuses: { into: (id: string) => entered.push(id) },
    say: sayIn("en"),
    tell: (notice: NoticeText) => told.push(notice),
    watch: { layout: { get: () => layoutOf(draft) } },
  } as unknown as Canvas;
  const order = () => readingOrder(layoutOf(draft));
  return {
    canvas,
    told,
    entered,
    undo,
    order,
    split: () =>
      canvasItems(canvas)
        .find(({ name }) => name === "block-split")
        ?.perform(),
    said: () => order().map((id) => textAt(id).toString().trimEnd().split(lineEnd)),
    looks: () => order().map((id) => linesIn(textAt(id)).map(({ look }) => look)),
    whole: () => JSON.stringify(documentFrom(draft)),
    type: (id: string, at: number, words: string) => session.change(() => textAt(id).insert(at, words)),
  };
}

describe("Split text, in the palette", () => {
  it.each([
    ["inside of a line", textOf("Slow down", "now"), 5, [["Slow"], ["down", "now"]]],
    [
      "between two lines, from the end of the first",
      textOf("Slow", "down", "now"),
      4,
      [["Slow"], ["down", "now"]],
    ],
    ["between two lines, from the start of the second", textOf("Slow", "down"), 5, [["Slow"], ["down"]]],
    ["in a heading", headingOf("Slow down"), 5, [["Slow"], ["down"]]],
  ] as const)(
    "makes two texts of one %s, with the caret in the second; its notice stays for 6 s, and Undo makes them one [CPAL-07] [DLGS-14] [DLGS-18]",
    (_, widget, letter, expected) => {
      const { split, said, told, entered, order, whole } = page(widget, letter);
      const before = whole();
      split();
      expect(said().map((lines) => lines.map((line) => line.trim()))).toEqual(expected);
      expect(entered).toEqual([order()[1]]);
      const [notice] = told;
      expect(notice?.text).toBe("Text split");
      const html = drawn(
        createElement(Notice, { ...notice, kind: notice?.kind ?? "ordinary", onLeave: () => {} } as never),
      );
      expect(html).toContain("--life:6s");
      expect(html).toContain(">Undo<");
      notice?.undo?.perform();
      expect(whole()).toBe(before);
    },
  );

  it("joins again by Undo also where somebody has gone on writing, and what they wrote stays [DLGS-18]", () => {
    for (const [widget, letter, expected] of [
      [textOf("Slow down", "now"), 5, ["Slow very down", "now"]],
      [textOf("Slow", "down"), 4, ["Slow", "very down"]],
      [headingOf("Slow down"), 5, ["Slow very down"]],
    ] as const) {
      const { split, said, told, order, type, entered } = page(widget, letter);
      split();
      type(order()[1] ?? "", 0, "very ");
      told[0]?.undo?.perform();
      expect(said()).toEqual([expected]);
      expect(entered.at(-1)).toBe("w00000");
    }
  });

  it.each([
    [
      "one of them is gone",
      textOf("Slow down"),
      ({ canvas, order }) => canvas.edits.remove([order()[1] ?? ""]),
    ],
    [
      "one is a heading now",
      textOf("Slow down"),
      ({ canvas, order }) => canvas.edits.turn([{ id: order()[1] ?? "" }], "h2"),
    ],
    [
      "they are too long for one heading",
      headingOf("Slow down"),
      ({ type, order }) => type(order()[1] ?? "", 0, "very ".repeat(500)),
    ],
  ] as [string, StoredWidget, (on: ReturnType<typeof page>) => void][])(
    "says that Undo cannot join them again, and changes nothing, where %s",
    (_, widget, changed) => {
      const on = page(widget, 5);
      on.split();
      changed(on);
      const before = on.whole();
      on.told[0]?.undo?.perform();
      expect(on.whole()).toBe(before);
      expect(on.told.slice(1)).toEqual([
        { kind: "error", text: "Couldn't join these texts. They were changed since." },
      ]);
    },
  );

  it("leaves the items of a numbered list their numbers", () => {
    const widget = textOf("one", "two", "three");
    const { canvas, split, looks } = page(widget, 8);
    canvas.edits.turn([{ id: "w00000" }], "number");
    split();
    expect(looks()).toEqual([[{ list: "number" }, { list: "number" }], [{ list: "number", start: 3 }]]);
  });

  it("does nothing where no words stand on one side of the caret, and says where the caret belongs", () => {
    for (const letter of [0, 4]) {
      const { split, said, told, undo } = page(textOf("Slow"), letter);
      split();
      expect([said(), undo.undoStack.length]).toEqual([[["Slow"]], 0]);
      expect(told).toEqual([
        { kind: "error", text: "Put the cursor between the words that should go apart." },
      ]);
    }
  });

  it("waits for a text widget [CPAL-09]", () => {
    const { canvas } = page(textOf("Slow"), 2);
    const hint = () => canvasItems(canvas).find(({ name }) => name === "block-split")?.hint;
    expect(hint()).toBeNull();
    canvas.selection.set({ id: "w00000", inside: false });
    expect(hint()).toBe("Please select a text widget first");
    canvas.selection.set(null);
    expect(hint()).toBe("Please select a widget first");
  });
});
