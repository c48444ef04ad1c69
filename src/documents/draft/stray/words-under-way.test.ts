import fc from "fast-check";
import { joinBackward, splitBlock } from "prosemirror-commands";
import { TextSelection, type Transaction } from "prosemirror-state";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { freshWidget } from "#testing/writers/writer.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { moveIn, moveOut, toggleList } from "#widgets/paragraph/lists.ts";
import { richSchema } from "#widgets/paragraph/rich-schema.ts";
import { cutAround, headingWidget, textWidget } from "#widgets/paragraph/turn-into-heading.ts";
import { addWidget } from "../arranging.ts";
import { draftFrom } from "../draft-document.ts";

const part = richPart("aaaaaa", "doc");
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

function seeded(): Uint8Array {
  const widget = { ...freshWidget("Paragraph"), content: { text_style: "plain", doc: start } };
  const draft = draftFrom({
    rows: [{ columns: [{ width: 12, widgets: ["aaaaaa"] }] }],
    widgets: { aaaaaa: widget as never },
  });
  return Y.encodeStateAsUpdate(draft);
}

/** Every typed word is one letter that comes nowhere else: no difference of two texts can find it in another. */
const wordsIn = (said: string): string[] => said.match(/[\u4e00-\u9fff]/g) ?? [];
const wordOf = ({ name, made }: Writer) => String.fromCharCode((name === "A" ? 0x4e00 : 0x5e00) + made);

function caretAt({ editor }: Writer, place: number): void {
  const { doc } = editor.state;
  const resolved = doc.resolve(place % (doc.content.size + 1));
  editor.dispatch(editor.state.tr.setSelection(TextSelection.near(resolved)));
}

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
  "join",
  "list",
  "in",
  "out",
  "delete",
  "heading",
] as const;
const step = fc.record({ act: fc.constantFrom(...acts), place: fc.nat(200), gap: fc.nat(5) });

function perform(
  who: Writer,
  { act, place, gap }: typeof step extends fc.Arbitrary<infer S> ? S : never,
): void {
  const { editor } = who;
  const dispatch = (change: Transaction) => editor.dispatch(change);
  caretAt(who, place);
  if (!editor.state.selection.$from.parent.isTextblock) return;
  if (act === "type" || act === "split") endOfSentence(who, gap);
  if (act === "type") {
    const word = wordOf(who);
    who.made++;
    who.typed.push(word);
    dispatch(editor.state.tr.insertText(`${word}. `));
  }
  if (act === "split") splitBlock(editor.state, dispatch);
  if (act === "join") {
    const start = editor.state.selection.$from.start();
    dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, start)));
    joinBackward(editor.state, dispatch);
  }
  if (act === "list") toggleList(richSchema.nodes.orderedList)(editor.state, dispatch);
  if (act === "in") moveIn(editor.state, dispatch);
  if (act === "out") moveOut(editor.state, dispatch);
  if (act === "delete") {
    const { $from } = editor.state.selection;
    who.sawGo.push(...wordsIn($from.parent.textContent));
    dispatch(editor.state.tr.delete($from.start(), $from.end()));
  }
  if (act === "heading") turnIntoHeading(who);
}

/** The line of the caret becomes a heading; what follows it a text of its own, as the editor does it. */
function turnIntoHeading(who: Writer): void {
  const { editor, draft, own } = who;
  const { $from } = editor.state.selection;
  const content = (editor.state.doc.toJSON() as { content: never[] }).content;
  if ($from.depth !== 1) return;
  const cut = cutAround(content, [$from.index(0)]);
  if (!cut) return;
  const makeId = () => `${who.name}id${String(who.made++).padStart(5, "0")}`;
  draft.transact(() => {
    const [heading, rest] = [makeId(), makeId()];
    addWidget(
      draft,
      { id: heading, widget: headingWidget(cut.text, "h1"), place: { where: "after", widget: "aaaaaa" } },
      makeId,
    );
    if (cut.after.length > 0)
      addWidget(
        draft,
        { id: rest, widget: textWidget(cut.after), place: { where: "after", widget: heading } },
        makeId,
      );
    const before = cut.before.length > 0 ? cut.before : [{ type: "paragraph" }];
    const doc = richSchema.nodeFromJSON({ type: "doc", content: before });
    editor.dispatch(editor.state.tr.replaceWith(0, editor.state.doc.content.size, doc.content));
  }, own);
}

it("whatever two people do to the lines of a text, every word they type stands in it, though others cut, join or move its line", () => {
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
      },
    ),
    { numRuns: tries(150) },
  );
});

/** What a second person's change of the line makes of words that the first was just typing into it. */
function underWay(typeAt: string, change: (who: Writer) => void): readonly string[] {
  const results: string[] = [];
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", placeOf(typist, typeAt)));
    change(other);
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    const document = meet([typist, other], server);
    results.push(document.match(/"(?:text|source)":"[^"]*NOW[^"]*"/)?.[0] ?? document);
  }
  return results;
}

function placeOf({ editor }: Writer, words: string): number {
  let place = -1;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) place = at + node.text.indexOf(words);
  });
  return place;
}

it("words under way stand in the same place of their line when another person joins it to the line before", () => {
  const joined = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    joinBackward(who.editor.state, who.editor.dispatch);
  });
  const line = '"text":"The harbour opens at six. Fog on the Wadden NOW is slow to lift. "';
  expect(joined).toEqual([line, line]);
});

it("words under way stand in the heading that another person makes of their line", () => {
  const made = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    turnIntoHeading(who);
  });
  const heading = '"text":"Fog on the Wadden NOW is slow to lift."';
  expect(made).toEqual([heading, heading]);
});

function typeMarked(typist: Writer): void {
  const { marks } = richSchema;
  const bold = richSchema.text("NOW ", [marks.bold.create(), marks.link.create({ href: "page:12" })]);
  const words = [bold, richSchema.text("and then ")];
  typist.editor.dispatch(typist.editor.state.tr.insert(placeOf(typist, "is slow"), words));
}

it("words under way keep the marks that were set for them, and only those", () => {
  for (const change of [
    (who: Writer) => {
      caretAt(who, placeOf(who, "Fog"));
      joinBackward(who.editor.state, who.editor.dispatch);
    },
    (who: Writer) => {
      const from = placeOf(who, "Fog");
      const to = from + "Fog on the Wadden is slow to lift. ".length + 1;
      who.editor.dispatch(who.editor.state.tr.delete(from - 1, to));
    },
  ]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    typeMarked(typist);
    change(other);
    for (const who of [other, typist]) send(who, server);
    const [, bold, plain] = /\{[^{}]*"text":"NOW ","marks":(\[.*?\])\},(\{[^{}]*"and then [^}]*\})/.exec(
      meet([typist, other], server),
    ) ?? ["", "[]", ""];
    expect(JSON.parse(bold ?? "")).toEqual(
      expect.arrayContaining([{ type: "bold" }, { type: "link", attrs: { href: "page:12" } }]),
    );
    expect(plain).not.toContain("marks");
  }
});

it("words under way into a line that went with all its words stand on a line of their own", () => {
  const gone = underWay("is slow", (who) => {
    const from = placeOf(who, "Fog");
    who.editor.dispatch(
      who.editor.state.tr.delete(from - 1, from + "Fog on the Wadden is slow to lift. ".length + 1),
    );
  });
  expect(gone).toEqual(['"text":"NOW "', '"text":"NOW "']);
});
