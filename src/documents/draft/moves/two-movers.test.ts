import fc from "fast-check";
import { TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { actsOf, caretAt, part, seeded, wordOf, wordsIn } from "#testing/writers/moving-writers.ts";
import { documentFrom } from "../draft-document.ts";
import { layoutOf } from "../layout.ts";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import { undoOf } from "./undoing.ts";
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
  "elsewhere",
  "elsewhere",
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
  if (act === "elsewhere") typeElsewhere(who, place);
}

/** A word into another text or heading of the page, behind one of its words. */
function typeElsewhere(who: Writer, place: number): void {
  const { draft, own } = who;
  const parts = layoutOf(draft)
    .flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets))
    .flatMap((id) => partsOf(draft).get(id) ?? [])
    .filter(({ holds, name, path }) => name !== part && (holds === "rich" || path === "text"));
  const chosen = parts[place % Math.max(1, parts.length)];
  if (!chosen) return;
  const text = draft.getText(chosen.name);
  const said = text.toString();
  const gaps = [0, ...[...said.matchAll(/[.] /g)].map(({ index }) => index + 2)];
  const word = wordOf(who);
  who.made++;
  who.typed.push(word);
  draft.transact(() => text.insert(gaps[place % gaps.length] ?? 0, `${word}. `), own);
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

it("whatever two people do to the lines of a text, every word they type stands in it once and no word comes back, though others cut, join or move its line (long)", () => {
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
