import { expect, it } from "vitest";
import { threadTime } from "#testing/thread-time.ts";
import { beginningOf, excerptAround } from "./excerpt.ts";

it("a beginning is whole words of one line, with dots only where more follows", () => {
  expect(beginningOf("Fog  at\nsea", 10)).toBe("Fog at sea");
  expect(beginningOf("Fog at sea, again", 10)).toBe("Fog at…");
  expect(beginningOf("Fog at sea again", 10)).toBe("Fog at sea…");
  expect(beginningOf("Fog at sea, again", 12)).toBe("Fog at sea…");
  expect(beginningOf("東京都の天気", 4)).toBe("東京都の…");
  expect(beginningOf("aaa😀", 4)).toBe("aaa…");
});

it("cells of a table and its rows stand apart", () => {
  const table = "When we sail.\nVisibility\tSpeed\t\nfog\t\t6 knots\nclear\t10 knots\nAsk the bridge";
  const line = "When we sail. Visibility · Speed · fog · 6 knots · clear · 10 knots · Ask the bridge";
  expect(beginningOf(table, 99)).toBe(line);
  expect(excerptAround(table, "kno", 99)).toBe(line);
});

it("blocks stand apart where no sign ends one and the next is no middle of a sentence", () => {
  const blocks =
    "The quay in the morning light\nColour it in.\nOur ships\n1974: one ship\nFog at\nsea\n\n“Ask!”\nHere:\nRow\nNet";
  const line =
    "The quay in the morning light · Colour it in. Our ships · 1974: one ship · Fog at sea · “Ask!” Here: Row · Net";
  expect(beginningOf(blocks, 200)).toBe(line);
  expect(excerptAround(blocks, "row", 200)).toBe(
    "Our ships · 1974: one ship · Fog at sea · “Ask!” Here: Row · Net",
  );
});

it("an excerpt begins with the sentence of the match, or with a word not far before it", () => {
  const long = "rope ".repeat(40);
  expect(excerptAround("Fog at sea", "SE", 99)).toBe("Fog at sea");
  expect(excerptAround(`${long}. The Élan sails.`, "elan", 99)).toBe("The Élan sails.");
  expect(excerptAround(`${long}fog`, "fog", 99)).toBe(`…${"rope ".repeat(11)}fog`);
  expect(excerptAround(`Fog at sea. ${long}`, "sea", 30)).toBe("Fog at sea. rope rope rope…");
  expect(excerptAround("Fog at sea", "horn", 99)).toBeNull();
  expect(excerptAround("Fog at sea", " & ", 99)).toBeNull();
});

it("an excerpt is looked for in the first 40,000 letters, each looked at once", () => {
  expect(excerptAround(`${"r".repeat(39_990)} fog`, "fog", 99)).not.toBeNull();
  expect(excerptAround(`${"r".repeat(40_000)} fog`, "fog", 99)).toBeNull();
});

it("the beginning of a long text costs no more than the lines that it shows", () => {
  const began = threadTime();
  expect(beginningOf("# Fog\n".repeat(70_000), 20)).toBe("# Fog · # Fog · #…");
  expect(threadTime() - began).toBeLessThan(200);
});
