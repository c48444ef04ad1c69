import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { actsOf, caretAt, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { pageOfWriter } from "#testing/writers/page-of-writer.ts";
import { turnIntoText } from "#widgets/heading/heading-acts.ts";
import { removeWidget } from "../arranging.ts";
import { documentFrom } from "../draft-document.ts";
import { undoOf } from "./undoing.ts";

function takeOut(who: Writer, words: string): void {
  const at = placeOf(who, words);
  who.editor.dispatch(who.editor.state.tr.delete(at, at + words.length));
}

const headingIn = ({ draft }: Writer) =>
  Object.entries(documentFrom(draft).widgets).find(([, { kind }]) => kind === "Heading")?.[0] ?? "";

function makeHeading(who: Writer, at: string): void {
  caretAt(who, placeOf(who, at));
  actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
}

/** Two people, in either order at the server. */
function inBothOrders(work: (one: Writer, other: Writer) => void): string[] {
  return [true, false].map((isFirst) => {
    const seed = seeded();
    const server = relay(seed);
    const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
    work(one, other);
    for (const who of isFirst ? [one, other] : [other, one]) send(who, server);
    return meet([one, other], server);
  });
}

const count = (said: string, words: string) => said.split(words).length - 1;

it("words that one person deletes while another makes a heading of their line stay away", () => {
  for (const document of inBothOrders((one, other) => {
    takeOut(one, "on the Wadden ");
    makeHeading(other, "Fog");
  })) {
    expect(document).not.toContain("Wadden");
    expect(document).toContain('"text":"Fog is slow to lift. "');
  }
});

it("one line of which two people make a heading at once is one heading, with what both write on (long)", () => {
  for (const document of inBothOrders((one, other) => {
    makeHeading(one, "Fog");
    makeHeading(other, "Fog");
  })) {
    expect(count(document, "Wadden")).toBe(1);
    expect(count(document, "Slack water")).toBe(1);
    expect(count(document, '"kind":"Heading"')).toBe(1);
    expect(count(document, '"kind":"Paragraph"')).toBe(3);
  }
});

it("one line of which one makes a heading and another a task is one of them (long)", () => {
  for (const document of inBothOrders((one, other) => {
    makeHeading(one, "Fog");
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "task");
  })) {
    for (const words of ["harbour", "Wadden", "Slack water", "Hi."]) expect(count(document, words)).toBe(1);
    expect(count(document, '"kind":"Heading"') + count(document, '"kind":"Checklist"')).toBe(1);
  }
});

it("two lines of one text of which two people make headings at once are two headings", () => {
  for (const document of inBothOrders((one, other) => {
    makeHeading(one, "harbour");
    makeHeading(other, "Fog");
  })) {
    expect(count(document, '"kind":"Heading"')).toBe(2);
    for (const words of ["harbour", "Wadden", "Slack water", "Hi. "]) expect(count(document, words)).toBe(1);
  }
});

it("what one writes into a heading, of which another makes one too, stands in the one that stays (long)", () => {
  for (const document of inBothOrders((one, other) => {
    for (const who of [one, other]) {
      makeHeading(who, "Fog");
      const said = [...who.draft.share.keys()].find((name) => name.endsWith("/text")) ?? "";
      const text = who.draft.getText(said);
      text.insert(text.length, ` ${who.name}1`);
      text.insert(text.length, ` ${who.name}2`);
    }
  })) {
    expect(count(document, '"kind":"Heading"')).toBe(1);
    expect(document).toContain(" A1 A2");
    expect(document).toContain(" B1 B2");
    expect(count(document, "Wadden")).toBe(1);
  }
});

it("undo of a heading leaves out what another person has deleted from it, and what was deleted with it comes back", () => {
  const seed = seeded();
  const server = relay(seed);
  const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
  const undo = undoOf(other.draft, other.own, 1e9);
  makeHeading(other, "Fog");
  const heading = [...other.draft.share.keys()].find((name) => name.endsWith("/text")) ?? "";
  other.draft.transact(() => other.draft.getText(heading).delete(0, 4), other.own);
  meet([one, other], server);
  expect(one.draft.getText(heading).toString()).toBe("on the Wadden is slow to lift. ");
  one.draft.getText(heading).delete(0, 14);
  meet([one, other], server);
  undo.undo();
  expect(meet([one, other], server)).toContain('"text":"Fog is slow to lift. "');
});

it("words under way at the end of a list line, behind a heading, stay when the heading is taken back", () => {
  const seed = seeded();
  const server = relay(seed);
  const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
  const undo = undoOf(other.draft, other.own, 0);
  makeHeading(other, "Fog");
  send(other, server);
  one.editor.dispatch(
    one.editor.state.tr.insertText("SOON. ", placeOf(one, "Slack water. ") + "Slack water. ".length),
  );
  undo.undo();
  expect(meet([one, other], server)).toContain('"text":"Slack water. SOON. "');
});

it("undo of a heading that was made a text again gives the line back, step by step", () => {
  const seed = seeded();
  const server = relay(seed);
  const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
  const undo = undoOf(one.draft, one.own, 0);
  makeHeading(one, "Fog");
  meet([one, other], server);
  const id = headingIn(one);
  const page = pageOfWriter(one.draft, id, { own: one.own, makeId: () => "Ctext001" });
  undo.stopCapturing();
  turnIntoText({ id, draft: one.draft, page: () => page });
  expect(meet([one, other], server)).not.toContain('"kind":"Heading"');
  undo.undo();
  expect(meet([one, other], server)).toContain('"kind":"Heading","version":1,"content":{"text":"Fog on the');
  undo.undo();
  const document = meet([one, other], server);
  expect(document).not.toContain('"kind":"Heading"');
  expect(count(document, "Fog on the Wadden is slow to lift.")).toBe(1);
  expect(other.draft.getText(part).toString()).toContain("Fog on the Wadden is slow to lift. \n");
});

it("a line that one person takes to the text before, while another makes a heading of it, is that heading", () => {
  for (const document of inBothOrders((one, other) => {
    makeHeading(one, "Hi. ");
    actsOf(other).joinNext();
  })) {
    for (const words of ["harbour", "Wadden", "Hi.", "Behind it", "Last"])
      expect(count(document, words)).toBe(1);
    expect(count(document, '"kind":"Heading"')).toBe(1);
  }
});

it("deleting after another's move has come deletes what stands there now", () => {
  const seed = seeded();
  const server = relay(seed);
  const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
  makeHeading(other, "Fog");
  send(other, server);
  takeOut(one, "on the Wadden ");
  hear(one, server);
  expect(meet([one, other], server)).not.toContain("Wadden");
  removeWidget(one.draft, "bbbbbb");
  expect(meet([one, other], server)).not.toContain("Last");
});
