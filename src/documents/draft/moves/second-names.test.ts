import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { actsOf, caretAt, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { knowNames } from "#widgets/kit/spelled.ts";

const vera = { of: "person", id: 4 } as const;

function turn(who: Writer, into: TextTurn): void {
  caretAt(who, placeOf(who, "Fog"));
  actsOf(who).turnLine(who.editor as unknown as EditorView, into);
}

/** Two people in a text of which the second line says "Fog Vera Visser on the Wadden…", in either order at the server. */
function inBothOrders(work: (one: Writer, other: Writer) => void): string[] {
  return [true, false].map((isFirst) => {
    const seed = seeded();
    const server = relay(seed);
    const [one, other] = [writer("A", seed, part), writer("B", seed, part)];
    for (const { draft } of [one, other]) knowNames(draft, () => "Vera Visser");
    const text = one.draft.getText(part);
    const at = text.toString().indexOf("on the Wadden");
    one.draft.transact(() => {
      text.insert(at, "\ufffc ", {});
      text.format(at, 1, { mention: vera });
    }, one.own);
    meet([one, other], server);
    work(one, other);
    for (const who of isFirst ? [one, other] : [other, one]) send(who, server);
    return meet([one, other], server);
  });
}

const count = (said: string, words: string) => said.split(words).length - 1;

it("a line with a mention that two people make a heading of at once has the name once (long)", () => {
  for (const document of inBothOrders((one, other) => {
    turn(one, "h1");
    turn(other, "h1");
  })) {
    expect(document).toContain('"text":"Fog Vera Visser on the Wadden is slow to lift. "');
    expect(count(document, "Vera")).toBe(1);
    expect(count(document, '"kind":"Heading"')).toBe(1);
  }
});

it("a line with a mention that one makes a heading and another a task is one of them, with the name once (long)", () => {
  for (const document of inBothOrders((one, other) => {
    turn(one, "h1");
    turn(other, "task");
  })) {
    expect([count(document, "Vera"), count(document, "Wadden")]).toEqual([1, 1]);
    expect(count(document, '"kind":"Heading"') + count(document, '"kind":"Checklist"')).toBe(1);
  }
});

it("a mention that one deletes, with its line or alone, leaves no name behind where another makes a heading of the line (long)", () => {
  for (const document of inBothOrders((one, other) => {
    const at = placeOf(one, "Fog");
    const line = one.editor.state.doc.resolve(at);
    one.editor.dispatch(one.editor.state.tr.delete(line.start(), line.end()));
    turn(other, "h1");
  })) {
    expect([count(document, "Vera"), count(document, "Wadden")]).toEqual([0, 0]);
    expect(document).not.toContain('"kind":"Heading"');
  }
  for (const document of inBothOrders((one, other) => {
    const at = placeOf(one, "Fog") + "Fog ".length;
    one.editor.dispatch(one.editor.state.tr.delete(at, at + 2));
    turn(other, "h1");
  }))
    expect(document).toContain('"text":"Fog on the Wadden is slow to lift. "');
});
