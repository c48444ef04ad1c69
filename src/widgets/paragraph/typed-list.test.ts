import { beforeEach, expect, it } from "vitest";
import { undoTypingRule } from "../kit/typing-rule.ts";
import { type TextWriter, textWriter } from "#testing/text-writer.ts";

let text: TextWriter;
beforeEach(() => {
  text = textWriter("above", "", "below");
  text.goTo(1);
});

const lists = (one: TextWriter) => one.done.filter((act) => act.startsWith("list"));

it("opens where a word begins, anywhere in a text and in its lists, and filters by what follows [WIDG-13]", () => {
  text.type("/im");
  expect(text.words()).toBe("im");
  text.backspace();
  expect(text.words()).toBe("i");
  for (const [before, isOpen] of [
    ["", true],
    ["above ", true],
    ["(", true],
    ["and", false],
    ["1", false],
    ["https:/", false],
    ["/", false],
  ] as const) {
    const one = textWriter(before);
    one.goTo(0, before.length);
    one.type("/he");
    expect([before, one.words()]).toEqual([before, isOpen ? "he" : null]);
  }
});

it("each sign has its list, a later one takes over, and no list opens for a sign that others bring", () => {
  text.type("/a b :sm");
  expect(lists(text)).toEqual(["list /", "list :"]);
  expect(text.words()).toBe("sm");
  const other = textWriter("words", "");
  other.goTo(0);
  other.hear(0, "/");
  expect(lists(other)).toEqual([]);
});

it("a name between two colons is its emoji at once, also behind a list that was closed, and Backspace gives it back", () => {
  for (const close of [false, true]) {
    const one = textWriter("");
    one.type("Hi (:wa");
    if (close) one.list()?.end();
    one.type("ve:");
    expect([one.said(), one.words()]).toEqual([["Hi (👋"], null]);
    expect([one.press(undoTypingRule), one.said()]).toEqual([true, ["Hi (:wave:"]]);
    one.type(" x");
    expect(one.said()).toEqual(["Hi (:wave: x"]);
  }
  text.type("a:wave: :wavy: 10:30:wave:");
  expect(text.said()[1]).toBe("a:wave: :wavy: 10:30:wave:");
});

it("a name that was typed before names have come is its emoji when they have, and what was typed behind it stays", async () => {
  text.type("a :fog: lies");
  expect(text.said()[1]).toBe("a :fog: lies");
  text.load();
  await Promise.resolve();
  text.type(" low");
  expect(text.said()[1]).toBe("a 🌫 lies low");
  text.undo.undo();
  text.undo.undo();
  expect(text.said()[1]).toBe("a :fog: lies");
});

it("is over when the sign is gone, a blank follows it, the caret leaves the line, or too much was typed to search for", () => {
  const over = (act: () => void) => {
    text.type("/i");
    expect(text.words()).toBe("i");
    act();
    expect(text.words()).toBeNull();
    text.list()?.insert("gone");
    expect(text.said().join("")).not.toContain("gone");
    text.type(" ");
  };
  over(() => {
    text.backspace();
    text.backspace();
  });
  over(() => text.goTo(2));
  over(() => text.list()?.end());
  over(() => text.type("n".repeat(40)));
  text.type("/ ");
  expect(text.words()).toBeNull();
});

it("parts the text around the widget in an empty line, as one step of undo", () => {
  text.type("/im");
  text.put();
  expect(text.said()).toEqual(["above"]);
  expect(text.done.slice(1)).toEqual(["after below", "after Image"]);
  expect(text.words()).toBeNull();
  text.undo.undo();
  expect(text.said()).toEqual(["above", "/im", "below"]);
});

it("leaves a line with words whole, and puts the widget behind it, as one step of undo", () => {
  text.goTo(0, 2);
  text.type(" /im");
  text.put();
  expect(text.said()).toEqual(["ab ove"]);
  expect(text.done.slice(1)).toEqual(["after below", "after Image"]);
  text.undo.undo();
  expect(text.said()).toEqual(["ab /imove", "", "below"]);
  text.undo.undo();
  expect(text.said()).toEqual(["above", "", "below"]);
});

it("puts the widget behind a text, before it, and in the place of an empty one", () => {
  const shown = (lines: readonly string[], at: number) => {
    const one = textWriter(...lines);
    one.goTo(at);
    one.type("/im");
    one.put();
    return [one.said(), one.done.slice(1)];
  };
  expect(shown(["above", ""], 1)).toEqual([["above"], ["after Image"]]);
  expect(shown(["", "below"], 0)).toEqual([["below"], ["before Image"]]);
  expect(shown(["", "", ""], 1)[1]).toEqual(["instead Image"]);
});

it("turns the line of the caret, wherever in it the letters were typed, and keeps what it is already", () => {
  const turned = (into: "bullet" | "quote" | "h1" | "text", ...more: "bullet"[]) => {
    const one = textWriter("above", "words here");
    one.goTo(1, 6);
    for (const each of [into, ...more]) {
      one.type("/x");
      one.list()?.turn?.(each);
    }
    return [one.said(), one.looks()[1], one.done.filter((act) => !act.startsWith("list"))];
  };
  expect(turned("bullet")).toEqual([["above", "words here"], { list: "bullet" }, []]);
  expect(turned("bullet", "bullet")).toEqual([["above", "words here"], { list: "bullet" }, []]);
  expect(turned("quote")).toEqual([["above", "words here"], { style: "quote" }, []]);
  expect(turned("text")).toEqual([["above", "words here"], {}, []]);
  expect(turned("h1")[2]).toEqual(["after Heading"]);
});

it("puts other words in the place of the letters, as one step of undo", () => {
  text.goTo(0, 5);
  text.type(" :sm");
  text.list()?.insert("☺");
  expect(text.said()).toEqual(["above ☺", "", "below"]);
  text.undo.undo();
  expect(text.said()).toEqual(["above :sm", "", "below"]);
});

it("goes on while somebody else writes in the same text, and keeps what they wrote", () => {
  text.type("/i");
  text.hear(0, "far ");
  text.hear(2, "just ");
  expect(text.words()).toBe("i");
  text.type("m");
  expect(text.words()).toBe("im");
  text.hear(1, "see ");
  expect(text.words()).toBe("im");
  text.put();
  expect(text.said()).toEqual(["far above", "see "]);
  expect(text.done.slice(1)).toEqual(["after just below", "after Image"]);
});
