import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { endStep } from "#documents/draft/moves/joined-steps.ts";
import { tries } from "#testing/properties.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { relay } from "#testing/writers/relayed-writers.ts";
import { RoamingWriter, type Deed } from "#testing/writers/roaming-writer.ts";
import { type FlowPlace, lettersOf } from "#widgets/kit/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { editsOn } from "./edits.ts";

type Draft = RoamingWriter["draft"];

const idsOf = (draft: Draft) =>
  layoutOf(draft).flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));

function said(draft: Draft): string[] {
  const { widgets } = documentFrom(draft);
  return idsOf(draft).flatMap((id) => {
    const widget = widgets[id];
    return widget ? [`${widget.kind}: ${schemas[widget.kind].plainText(widget.content as never)}`] : [];
  });
}

function flowAt(draft: Draft, id: string): FlowPlace {
  return { id, flow: flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"] };
}

/** A tab with its undo, and a server that takes its changes. */
function tab(
  server: ReturnType<typeof relay>,
  name: string,
  client: number,
  seed: Uint8Array,
  isBetweenWords = false,
) {
  const writer = new RoamingWriter(name, { seed, first: "w00000", client });
  const { draft, own, undo } = writer;
  const change = (work: () => void) => draft.transact(work, own);
  const edits = editsOn({ draft, undo, ownChange: own, change } as unknown as DraftSession, () => {});
  return {
    isBetweenWords,
    writer,
    draft,
    undo,
    edits,
    send(): void {
      if (writer.unsent.length > 0) server.take(name, Y.mergeUpdates(writer.unsent.splice(0)));
    },
    hear(): void {
      for (; writer.heard < server.told.length; writer.heard++) {
        const told = server.told[writer.heard];
        if (told && told.by !== name) writer.hear(told.update);
      }
    },
  };
}

type Tab = ReturnType<typeof tab>;

/** From a letter of one text of the page to a letter of a later one. */
function cut({ draft, edits, isBetweenWords }: Tab, numbers: readonly [number, number, number, number]) {
  const ids = idsOf(draft);
  if (ids.length < 2) return null;
  const from = numbers[0] % (ids.length - 1);
  const to = from + 1 + (numbers[1] % (ids.length - from - 1));
  const end = (at: number, letter: number) => {
    const gaps = isBetweenWords ? gapsIn(draft, ids[at] ?? "") : [];
    const place = flowAt(draft, ids[at] ?? "");
    return { ...place, letter: gaps[letter % gaps.length] ?? letter % (lettersOf(draft, place) + 1) };
  };
  const [first, last] = [end(from, numbers[2]), end(to, numbers[3])];
  edits.cut(first, last, ids.slice(from + 1, to));
  return first;
}

const four = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(20), fc.nat(20));
const deed = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant("type" as const), at: four }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom("turn", "enter", "list", "quote", "back", "join") as fc.Arbitrary<Deed>,
      at: four,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom("cut" as const, "over" as const, "paste" as const),
      at: four,
    }),
  },
);
type Done = typeof deed extends fc.Arbitrary<infer One> ? One : never;

function perform(who: Tab, { does, at }: Done, word: string): void {
  const { draft, writer, undo } = who;
  if (does === "cut") return void cut(who, at);
  if (does === "over") {
    const into = cut(who, at);
    if (!into) return;
    who.edits.goOn();
    writer.go(into.id, into.letter);
    writer.type(word);
    return endStep(undo);
  }
  const ids = idsOf(draft);
  const id = ids[at[0] % ids.length] ?? "";
  if (does === "paste") {
    const pasted = [textOf(`${word} from`), headingOf("Pasted"), textOf("end")];
    return void who.edits.add(pasted, { where: "after", widget: id });
  }
  const gaps = who.isBetweenWords ? gapsIn(draft, id) : [];
  writer.go(id, gaps[at[2] % gaps.length] ?? at[2] % (lettersOf(draft, flowAt(draft, id)) + 1));
  endStep(undo);
  if (does === "type") writer.type(word);
  else writer.deed(does);
  endStep(undo);
}

const page = () =>
  draftFrom(
    stacked(
      [
        textOf("alpha one", "beta two"),
        headingOf("Head"),
        textOf("gamma three"),
        headingOf("Two"),
        textOf("delta"),
      ].map((widget, at) => ({ id: `w0000${at}`, ...widget })),
    ),
  );

it("whatever one person cuts, types and turns, undo and redo lead back and forth over the same pages, and the server moves nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ deed, sends: fc.boolean() }), { minLength: 1, maxLength: 8 }),
      (steps) => {
        const seed = Y.encodeStateAsUpdate(page());
        const server = relay(seed);
        const who = tab(server, "A", 2 ** 31 + 1, seed);
        const pages = [said(who.draft)];
        const meet = () => {
          who.send();
          who.hear();
          expect(server.told.filter(({ by }) => by === "").length).toBe(0);
        };
        // Each step is sent; what the server has is read where a way ends, since to read a page costs as much as to write it.
        const agree = () => expect(said(server.draft)).toEqual(said(who.draft));
        for (const [at, { deed: each, sends }] of steps.entries()) {
          const before = who.undo.undoStack.length;
          perform(who, each, `<${at}>`);
          if (sends) meet();
          expect(who.undo.undoStack.length - before).toBeLessThan(2);
          if (who.undo.undoStack.length > before) pages.push(said(who.draft));
        }
        for (let round = 0; round < 2; round++) {
          for (const expected of pages.slice(0, -1).toReversed()) {
            who.undo.undo();
            expect(said(who.draft)).toEqual(expected);
            meet();
          }
          agree();
          for (const expected of pages.slice(1)) {
            who.undo.redo();
            expect(said(who.draft)).toEqual(expected);
            meet();
          }
          agree();
        }
      },
    ),
    { numRuns: tries(100) },
  );
});

it("what a colleague types meanwhile is on the page once and whole, whatever is cut, taken back and done again", () => {
  const happens = fc.record({
    deed,
    sends: fc.boolean(),
    hears: fc.boolean(),
    at: fc.tuple(fc.nat(9), fc.nat(20)),
  });
  fc.assert(
    fc.property(fc.array(happens, { minLength: 1, maxLength: 6 }), fc.boolean(), (steps, isFirst) => {
      const seed = Y.encodeStateAsUpdate(page());
      const server = relay(seed);
      const [one, two] = isFirst ? [1, 2] : [2, 1];
      const who = tab(server, "A", 2 ** 31 + one, seed, true);
      const other = tab(server, "B", 2 ** 31 + two, seed);
      const words: string[] = [];
      const type = ([text, letter]: readonly [number, number]) => {
        const ids = idsOf(other.draft);
        const id = ids[text % ids.length];
        if (!id) return;
        const words_ = gapsIn(other.draft, id);
        other.writer.go(id, words_[letter % words_.length] ?? 0);
        const word = `{B${words.length}}`;
        words.push(word);
        for (const sign of word) other.writer.type(sign);
      };
      const meet = () => {
        do {
          for (const each of [who, other]) each.send();
          for (const each of [who, other]) each.hear();
        } while (who.writer.unsent.length + other.writer.unsent.length > 0);
        const there = said(server.draft);
        expect(said(who.draft)).toEqual(there);
        expect(said(other.draft)).toEqual(there);
        return there;
      };
      const lost = (there: readonly string[]) =>
        words.filter((word) => there.join().split(word).length !== 2);
      const others = (there: readonly string[]) =>
        there
          .map((text) => text.replaceAll(/\{B\d+\}/g, "").replaceAll(/\n(?=\n|$)/g, ""))
          .filter((text) => !/^\w+: $/.test(text));
      const start = said(who.draft);
      for (const [at, { deed: each, hears, sends, at: where }] of steps.entries()) {
        if (sends) meet();
        type(where);
        if (hears) meet();
        perform(who, each, `<${at}>`);
      }
      for (let round = 0; round < 2; round++) {
        for (const { at: where, sends } of steps) {
          if (sends) type(where);
          who.undo.undo();
        }
        meet();
        while (who.undo.undo()) meet();
        const there = meet();
        expect(lost(there)).toEqual([]);
        expect({ there: others(there), raw: there }).toEqual({ there: start, raw: there });
        while (who.undo.redo()) meet();
      }
    }),
    { numRuns: tries(40), examples: [[found, false]] },
  );
});

/** Once the first letter of a colleague's word stayed, and the others went along with a line that was taken back. */
const found = [
  {
    deed: { does: "turn" as const, at: [0, 0, 0, 0] as [number, number, number, number] },
    at: [3, 0] as [number, number],
  },
  {
    deed: { does: "cut" as const, at: [0, 0, 0, 0] as [number, number, number, number] },
    at: [0, 0] as [number, number],
  },
  {
    deed: { does: "cut" as const, at: [3, 0, 0, 0] as [number, number, number, number] },
    at: [3, 13] as [number, number],
  },
].map((each, step) => ({ ...each, sends: step === 0, hears: step === 2 }));

/** Between words, where somebody types who tears none. */
function gapsIn(draft: Draft, id: string): number[] {
  const { flow } = flowAt(draft, id);
  const text = draft.getText(flow.part(id)).toString();
  return [0, ...[...text.matchAll(/(?<=\w|>|\})(?=\s|$)/g)].map(({ index }) => index)];
}
