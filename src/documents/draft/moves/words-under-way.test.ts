import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { actsOf, caretAt, headingIn, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { freshWidget } from "#testing/writers/writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { backAtStart } from "#widgets/paragraph/line-keys.ts";
import { toggleList, toggleStyle } from "#widgets/paragraph/lists.ts";
import { richSchema } from "#widgets/paragraph/rich-schema.ts";
import { undoOf } from "./undoing.ts";

/** What a second person's change of the line makes of words that the first was just typing into it. */
function underWay(typeAt: string, change: (who: Writer) => void): readonly string[] {
  const results: string[] = [];
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const place = typeAt === "" ? placeOf(typist, "to lift. ") + "to lift. ".length : placeOf(typist, typeAt);
    typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", place));
    change(other);
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    // Nobody had told them yet.
    const at = placeOf(typist, "NOW ") + "NOW ".length;
    typist.editor.dispatch(typist.editor.state.tr.insertText("AND THEN ", at));
    const document = meet([typist, other], server);
    results.push(document.match(/"(?:text|source)":"[^"]*NOW[^"]*"/)?.[0] ?? document);
  }
  return results;
}

it("bold words under way are bold in the heading that another person makes of their line (long)", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  const place = placeOf(typist, "is slow");
  const bold = richSchema.text("NOW ", [richSchema.mark("bold")]);
  typist.editor.dispatch(typist.editor.state.tr.insert(place, bold));
  caretAt(other, placeOf(other, "Wadden"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  for (const who of [typist, other]) send(who, server);
  const document = meet([typist, other], server);
  expect(document).toMatch(
    /"text":"Fog on the Wadden NOW is slow[^}]*"marks":\[\{"from":18,"to":22,"marks":\[\{"type":"bold"/,
  );
});

const twice = (said: string) => [said, said];

it("words under way stay in their line when another person joins it to the line before, or lists and quotes it (long)", () => {
  const joined = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    backAtStart(who.editor.state, who.editor.dispatch);
  });
  expect(joined).toEqual(
    twice('"text":"The harbour opens at six. Fog on the Wadden NOW AND THEN is slow to lift. "'),
  );
  const listed = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    toggleList("bullet")(who.editor.state, who.editor.dispatch);
    toggleStyle("note")(who.editor.state, who.editor.dispatch);
  });
  expect(listed).toEqual(twice('"text":"Fog on the Wadden NOW AND THEN is slow to lift. "'));
});

for (const [where, typeAt, said] of [
  ["in the middle of", "is slow", "Fog on the Wadden NOW AND THEN is slow to lift. "],
  ["at the start of", "Fog", "NOW AND THEN Fog on the Wadden is slow to lift. "],
  ["at the end of", "", "Fog on the Wadden is slow to lift. NOW AND THEN "],
] as const)
  it(`words under way ${where} a line stand in the heading that another person makes of it (long)`, () => {
    const made = underWay(typeAt, (who) => {
      caretAt(who, placeOf(who, "Wadden"));
      actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
    });
    expect(made).toEqual(twice(`"text":"${said}"`));
  });

it("words under way into lines behind a new heading stand in the text that goes on there", () => {
  const behind = underWay("water", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
  });
  expect(behind).toEqual(twice('"text":"Slack NOW AND THEN water. "'));
});

it("words under way into a text that another person joins to the one before stand in that, and the emptied one stays away", () => {
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, richPart("bbbbbb", "doc")), writer("B", seed, part)];
    typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", placeOf(typist, "it. ")));
    actsOf(other).joinNext();
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    const document = meet([typist, other], server);
    expect(document).toContain('"text":"Hi. Behind NOW it. "');
    expect(document).not.toContain("bbbbbb");
  }
});

it("words under way into a text that one joins to the one before, which another has just cut, go along to where the cut lines stand", () => {
  for (const joinedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [joiner, cutter] = [writer("A", seed, part), writer("B", seed, part)];
    actsOf(joiner).joinNext();
    caretAt(cutter, placeOf(cutter, "Fog"));
    actsOf(cutter).putAtLine(cutter.editor as unknown as EditorView, freshWidget("Markdown"));
    const behind = cutter.draft.getText(richPart("bbbbbb", "doc"));
    behind.insert(behind.toString().indexOf("Last. ") + "Last. ".length, "NOW ");
    for (const who of joinedFirst ? [joiner, cutter] : [cutter, joiner]) send(who, server);
    const document = meet([joiner, cutter], server);
    expect(document).toContain('"text":"Last. NOW "');
    expect(document.match(/NOW/g)).toHaveLength(1);
  }
});

it("words that stand before a cut stay there, though the letter behind them went", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", placeOf(typist, "is slow")));
  meet([typist, other], server);
  const at = placeOf(other, "is slow");
  other.editor.dispatch(other.editor.state.tr.setSelection(TextSelection.create(other.editor.state.doc, at)));
  actsOf(other).insertWidgets(other.editor as unknown as EditorView, [freshWidget("Markdown")]);
  const document = meet([typist, other], server);
  expect(document).toContain('"text":"Fog on the Wadden NOW "');
  expect(document).toContain('"text":"is slow to lift. "');
});

function typeMarked(typist: Writer): void {
  const { marks } = richSchema;
  const bold = richSchema.text("NOW ", [marks.bold.create(), marks.link.create({ href: "page:12" })]);
  const words = [bold, richSchema.text("and then ")];
  typist.editor.dispatch(typist.editor.state.tr.insert(placeOf(typist, "water"), words));
}

it("words under way keep the marks that were set for them, and only those", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  typeMarked(typist);
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  for (const who of [other, typist]) send(who, server);
  const document = meet([typist, other], server);
  const [, bold, plain] = /\{[^{}]*"text":"NOW ","marks":(\[.*?\])\},(\{[^{}]*"and then [^}]*\})/.exec(
    document,
  ) ?? ["", "[]", ""];
  expect(JSON.parse(bold ?? "")).toEqual([{ type: "bold" }, { type: "link", attrs: { href: "page:12" } }]);
  expect(plain).not.toContain("marks");
});

it("what another person wrote into a heading goes back into the line when the heading is taken back", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  const undo = undoOf(other.draft, other.own, 1e9);
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  meet([typist, other], server);
  const heading = headingIn(typist.draft);
  const said = typist.draft.getText(textPart(heading, "text"));
  said.insert(3, " AND MIST");
  said.insert(said.length, " SOON");
  undo.undo();
  const document = meet([typist, other], server);
  expect(document).not.toContain(heading);
  expect(document).toContain('"text":"Fog AND MIST on the Wadden is slow to lift.  SOON"');
});

it("what another person wrote into a text that came with a heading stays on the page when the heading is taken back, and redo brings all back (long)", () => {
  for (const isSeen of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const undo = undoOf(other.draft, other.own, 1e9);
    const before = meet([typist, other], server);
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    const heading = headingIn(other.draft);
    const words = (who: Writer) => who.draft.getText(textPart(heading, "text"));
    other.draft.transact(() => words(other).insert(words(other).length, " FRESH"), other.own);
    const made = meet([typist, other], server);
    words(typist).insert(words(typist).length, " SOON");
    if (isSeen) meet([typist, other], server);
    undo.undo();
    const kept = meet([typist, other], server);
    expect(kept).toContain("SOON");
    expect(kept).not.toContain("FRESH");
    expect(kept).toContain('"text":"Fog on the Wadden is slow to lift. "');
    undo.redo();
    const again = meet([typist, other], server);
    expect(again).toContain('"text":"Fog on the Wadden is slow to lift.  FRESH SOON"');
    words(typist).delete(words(typist).toString().indexOf(" SOON"), 5);
    expect(meet([typist, other], server)).toBe(made);
    undo.undo();
    expect(meet([typist, other], server)).toBe(before);
  }
});
