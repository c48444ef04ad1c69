import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { tries } from "#testing/properties.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { relay } from "#testing/writers/relayed-writers.ts";
import { RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { lettersOf } from "#widgets/kit/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { editsOn } from "./edits.ts";
import { heldSpan, type Span, spanNow } from "./span.ts";

const texts = ["abcdef", "ghijkl", "mnopqr"];
const widgets = {
  texts: texts.map((text) => textOf(text)),
  heading: texts.map((text, at) => (at === 1 ? headingOf(text) : textOf(text))),
};

function tab(server: ReturnType<typeof relay>, name: string, client: number, seed: Uint8Array) {
  const writer = new RoamingWriter(name, { seed, first: "w00000", client });
  const { draft, own, undo } = writer;
  const change = (work: () => void) => draft.transact(work, own);
  const session = { draft, undo, ownChange: own, change } as unknown as DraftSession;
  const canvas = {
    session,
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    watch: { layout: { get: () => layoutOf(draft) } },
  } as unknown as Canvas;
  return {
    canvas,
    writer,
    edits: editsOn(session, () => {}),
    ids: () => readingOrder(layoutOf(draft)),
    said(): string {
      const document = documentFrom(draft);
      const ids = document.rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
      const words = ids.map((id) => {
        const widget = document.widgets[id];
        return widget ? schemas[widget.kind].plainText(widget.content as never) : "";
      });
      return words.join("/").replaceAll("\n", "/");
    },
    send: () => writer.unsent.length > 0 && server.take(name, Y.mergeUpdates(writer.unsent.splice(0))),
    hear(): void {
      for (; writer.heard < server.told.length; writer.heard++) {
        const told = server.told[writer.heard];
        if (told && told.by !== name) writer.hear(told.update);
      }
    },
  };
}
type Tab = ReturnType<typeof tab>;

function placeIn({ writer: { draft } }: Tab, id: string, letter: number, assoc: number) {
  const flow = flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"];
  const text = draft.getText(flow.part(id));
  const most = lettersOf(draft, { id, flow });
  return Y.createRelativePositionFromTypeIndex(text, Math.min(letter, most), assoc);
}

/** Selected from a letter of the first text to a letter of the last, forwards or backwards, as keys and pointers say it. */
function select(
  who: Tab,
  from: number,
  to: number,
  { isBack, assoc }: { isBack: boolean; assoc: number },
): Span {
  const [first = "", , last = ""] = who.ids();
  const [start, end] = [placeIn(who, first, from, assoc), placeIn(who, last, to, assoc)];
  return heldSpan(who.canvas, isBack ? { anchor: end, head: start } : { anchor: start, head: end });
}

const happens = fc.record({
  does: fc.constantFrom("type", "type", "enter", "turn"),
  text: fc.nat(2),
  letter: fc.nat(6),
});
type Happens = typeof happens extends fc.Arbitrary<infer One> ? One : never;

/** A word, and the text and the letter at which it was typed. */
type Typed = { readonly word: string; readonly at: readonly [number, number] };

/** What a colleague does in a text beside the letter of the three that is named; what they typed, if anything. */
function perform(other: Tab, { does, text, letter }: Happens, word: string): Typed | null {
  const { writer } = other;
  const [before, behind] = [texts[text]?.[letter - 1], texts[text]?.[letter]];
  const place = placeBeside(other, before, behind);
  if (!place) return null;
  writer.go(place.id, place.letter);
  if (does === "type") writer.type(word);
  else writer.deed(does as "enter");
  return does === "type" ? { word, at: [text, letter] } : null;
}

function placeBeside(other: Tab, before: string | undefined, behind: string | undefined) {
  const { draft } = other.writer;
  for (const id of other.ids()) {
    const flow = flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"];
    const words = draft.getText(flow.part(id)).toString();
    const at = before === undefined ? -1 : words.indexOf(before);
    if (at >= 0) return { id, letter: at + 1 };
    const next = before === undefined && behind !== undefined ? words.indexOf(behind) : -1;
    if (next >= 0) return { id, letter: next };
  }
  return null;
}

it("of what is selected over three texts exactly that goes, what a colleague wrote outside of it stays, and undo brings it back (long)", () => {
  const story = fc.record({
    kind: fc.constantFrom("texts" as const, "heading" as const),
    from: fc.nat(6),
    to: fc.nat(6),
    isBack: fc.boolean(),
    assoc: fc.constantFrom(0, -1),
    deeds: fc.array(happens, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(story, ({ kind, from, to, isBack, assoc, deeds }) => {
      const seed = Y.encodeStateAsUpdate(
        draftFrom(stacked(widgets[kind].map((each, at) => ({ id: `w0000${at}`, ...each })))),
      );
      const server = relay(seed);
      const [who, other] = [tab(server, "A", 2 ** 31 + 1, seed), tab(server, "B", 2 ** 31 + 2, seed)];
      const span = select(who, from, to, { isBack, assoc });
      const typed = deeds.flatMap((each, at) => perform(other, each, `<${at}>`) ?? []);
      other.send();
      who.hear();
      const before = who.said();
      const now = spanNow(who.canvas, span);
      if (!now) return;
      who.edits.cut(now.first, now.last, now.between);
      const said = who.said();
      const outside = `${texts[0]?.slice(0, from)}${texts[2]?.slice(to)}`;
      expect(said.replace(/[^a-r]/g, "")).toBe(outside);
      // Beside the very first and last letter a word may stand on either side of it, in the middle text it was selected.
      const isOutside = ({ at: [text, letter] }: Typed) =>
        (text === 0 && letter <= from) || (text === 2 && letter >= to);
      for (const { word } of typed.filter(isOutside)) expect(said).toContain(word);
      for (const { word } of typed.filter(({ at: [text] }) => text === 1)) expect(said).not.toContain(word);
      who.writer.undo.undo();
      expect(who.said()).toBe(before);
    }),
    { numRuns: tries(200) },
  );
});
