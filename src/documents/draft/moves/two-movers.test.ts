import fc from "fast-check";
import { TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { actsOf, caretAt, part, seeded, wordOf, wordsIn } from "#testing/writers/moving-writers.ts";
import { documentFrom } from "../draft-document.ts";
import { undoOf } from "./undoing.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { freshWidget } from "#testing/writers/writer.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
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
  "undo",
] as const;
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

/** A person, their steps, and the words that they brought back. */
function person(name: string, seed: Uint8Array) {
  const who = writer(name, seed, part);
  const undo = undoOf(who.draft, who.own, 0);
  const broughtBack: string[] = [];
  return {
    who,
    broughtBack,
    undo(): void {
      const before = wordsIn(JSON.stringify(documentFrom(who.draft)));
      undo.undo();
      const after = wordsIn(JSON.stringify(documentFrom(who.draft)));
      // Others' words are out of sight until the server has brought them to where the line is now.
      who.sawGo.push(...before.filter((word) => who.typed.includes(word) && !after.includes(word)));
      broughtBack.push(...after.filter((word) => !before.includes(word)));
    },
  };
}

it("whatever two people do to the lines of a text, every word they type stands in it once and no word comes back, though others cut, join or move its line", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ who: fc.nat(1), step, sends: fc.boolean(), hears: fc.boolean() }), {
        maxLength: 40,
      }),
      (happenings) => {
        const seed = seeded();
        const server = relay(seed);
        const people = [person("A", seed), person("B", seed)] as const;
        for (const { who: isOther, step: each, sends, hears } of happenings) {
          const { who, undo } = people[isOther === 0 ? 0 : 1];
          if (each.act === "undo") undo();
          else perform(who, each);
          if (sends) send(who, server);
          if (hears) hear(who, server);
        }
        const writers = people.map(({ who }) => who);
        const there = wordsIn(meet(writers, server));
        const gone = new Set(writers.flatMap(({ sawGo }) => sawGo));
        const back = new Set(people.flatMap(({ broughtBack }) => broughtBack));
        const typed = writers.flatMap((each) => each.typed).filter((word) => !gone.has(word));
        expect(typed.filter((word) => !there.includes(word))).toEqual([]);
        expect(there.filter((word) => gone.has(word) && !back.has(word))).toEqual([]);
        expect(there.length - new Set(there).size).toBe(0);
      },
    ),
    { numRuns: tries(150) },
  );
});

const goTo = ({ editor }: Writer, words: string): void => {
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(words)) at = position + node.text.indexOf(words);
  });
  editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at)));
};
const turn = (who: Writer, words: string, into: TextTurn) => {
  goTo(who, words);
  actsOf(who).turnLine(who.editor as unknown as EditorView, into);
};
const count = (document: string, words: string) => document.split(words).length - 1;
const sentences = ["The harbour", "Fog on", "Slack water", "Hi.", "Behind it"];

it.each([
  ["the same line a heading", "Fog on", "h1", "Fog on", "h1", 1],
  ["headings of two sizes of it", "Fog on", "h0", "Fog on", "h2", 1],
  ["a heading and a task of it", "Fog on", "h1", "Fog on", "task", 1],
  ["headings of two lines next to each other", "Fog on", "h1", "Hi.", "h1", 2],
  ["the same first line a heading", "The harbour", "h1", "The harbour", "h1", 1],
] as const)(
  "two who make %s at the same moment have each line once",
  (_, one, into, other, otherInto, made) => {
    const seed = seeded();
    const server = relay(seed);
    const [first, second] = [writer("A", seed, part), writer("B", seed, part)];
    turn(first, one, into);
    turn(second, other, otherInto);
    send(first, server);
    const document = meet([first, second], server);
    for (const sentence of sentences) expect([sentence, count(document, sentence)]).toEqual([sentence, 1]);
    const { widgets, rows } = documentFrom(server.draft);
    const shown = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
    expect(shown.filter((id) => widgets[id]?.kind !== "Paragraph").length).toBe(made);
  },
);
