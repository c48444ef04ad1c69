import fc from "fast-check";
import { TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { actsOf, caretAt, part, seeded, wordOf, wordsIn } from "#testing/writers/moving-writers.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { freshWidget } from "#testing/writers/writer.ts";
import { backAtStart, deleteLines, forwardAtEnd, newLine } from "#widgets/paragraph/line-keys.ts";
import { moveIn, moveOut, toggleList, toggleStyle } from "#widgets/paragraph/lists.ts";

function endOfSentence({ editor }: Writer, place: number): void {
  const { $from } = editor.state.selection;
  const text = $from.parent.textContent;
  const gaps = [...text.matchAll(/\. /g)].map((match) => match.index + 2);
  const at = $from.start() + (gaps[place % Math.max(1, gaps.length)] ?? 0);
  editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)));
}

const acts = [
  "type",
  "type",
  "type",
  "split",
  "join",
  "forward",
  "list",
  "in",
  "out",
  "quote",
  "delete",
  "heading",
  "slash",
  "next",
] as const;
const moving = new Set<string>(["heading", "slash", "next"]);
const step = fc.record({ act: fc.constantFrom(...acts), place: fc.nat(200), gap: fc.nat(5) });

function perform(
  who: Writer,
  { act, place, gap }: typeof step extends fc.Arbitrary<infer S> ? S : never,
): void {
  const { editor } = who;
  const dispatch = (change: Transaction) => editor.dispatch(change);
  caretAt(who, place);
  if (act === "type" || act === "split") endOfSentence(who, gap);
  if (act === "type") {
    const word = wordOf(who);
    who.made++;
    who.typed.push(word);
    dispatch(editor.state.tr.insertText(`${word}. `));
  }
  if (act === "split") newLine(editor.state, dispatch);
  if (act === "join") {
    const at = editor.state.selection.$from.start();
    dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)));
    backAtStart(editor.state, dispatch);
  }
  if (act === "forward") {
    const at = editor.state.selection.$from.end();
    dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)));
    forwardAtEnd(editor.state, dispatch);
  }
  if (act === "list") toggleList("number")(editor.state, dispatch);
  if (act === "in") moveIn(editor.state, dispatch);
  if (act === "out") moveOut(editor.state, dispatch);
  if (act === "quote") toggleStyle("quote")(editor.state, dispatch);
  if (act === "delete") {
    const { $from } = editor.state.selection;
    who.sawGo.push(...wordsIn($from.parent.textContent));
    if (!deleteLines(editor.state, dispatch)) dispatch(editor.state.tr.delete($from.start(), $from.end()));
  }
  if (act === "heading") actsOf(who).turnLine(editor as unknown as EditorView, "h1");
  if (act === "slash") actsOf(who).putAtLine(editor as unknown as EditorView, freshWidget("Markdown"));
  if (act === "next") actsOf(who).joinNext();
}

it("whatever two people do to the lines of a text, every word they type stands in it once, though others cut, join or move its line", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ who: fc.nat(1), step, sends: fc.boolean(), hears: fc.boolean() }), {
        maxLength: 40,
      }),
      (happenings) => {
        const seed = seeded();
        const server = relay(seed);
        const writers = [writer("A", seed, part), writer("B", seed, part)] as const;
        for (const { who, step: each, sends, hears } of happenings) {
          const one = writers[who === 0 ? 0 : 1];
          perform(one, each);
          if (sends) send(one, server);
          if (hears) hear(one, server);
        }
        const document = meet(writers, server);
        const gone = new Set(writers.flatMap(({ sawGo }) => sawGo));
        const there = wordsIn(document);
        const typed = writers.flatMap((each) => each.typed).filter((word) => !gone.has(word));
        expect(typed.filter((word) => !there.includes(word))).toEqual([]);
        // Two who move the same line at once have it twice.
        const movers = new Set(
          happenings.flatMap(({ who, step: { act } }) => (moving.has(act) ? [who] : [])),
        );
        expect(there.length - new Set(there).size).toBeLessThanOrEqual(movers.size < 2 ? 0 : there.length);
      },
    ),
    { numRuns: tries(150) },
  );
});
