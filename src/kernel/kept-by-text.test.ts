import fc from "fast-check";
import { expect, it } from "vitest";
import { openKeptByText } from "./kept-by-text.ts";

const byLength = (text: string) => text.length;

it("gives what was kept last for a text, whatever other texts are like it", () => {
  const alike = fc
    .tuple(fc.nat(9), fc.nat(9))
    .map(([a, b]) => `${"x".repeat(40)}${a}${"x".repeat(400)}${b}${"x".repeat(40)}`);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(alike, fc.string()), fc.nat()), { maxLength: 60 }), (told) => {
      const kept = openKeptByText<number>(1_000_000, byLength);
      const last = new Map<string, number>();
      for (const [text, value] of told) {
        kept.keep(text, value);
        last.set(text, value);
        expect(kept.find(text)).toBe(value);
      }
      for (const [text, value] of last) expect([value, undefined]).toContain(kept.find(text));
    }),
  );
});

it("keeps sixteen texts that differ only where nobody looks at first, the last ones", () => {
  const kept = openKeptByText<number>(1_000_000, byLength);
  const text = (at: number) => `${"x".repeat(60)}${String.fromCharCode(97 + at)}${"x".repeat(300)}`;
  for (let at = 0; at < 20; at++) kept.keep(text(at), at);
  expect(Array.from({ length: 20 }, (_, at) => kept.find(text(at)))).toEqual([
    ...Array.from({ length: 4 }, () => undefined),
    ...Array.from({ length: 16 }, (_, at) => at + 4),
  ]);
});

it("forgets what was asked for longest ago when there is no room", () => {
  const kept = openKeptByText<string>(250, byLength);
  const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(100)) as [string, string, string];
  kept.keep(a, "A");
  kept.keep(b, "B");
  expect(kept.find(a)).toBe("A");
  kept.keep(c, "C");
  expect([kept.find(a), kept.find(b), kept.find(c)]).toEqual(["A", undefined, "C"]);
  kept.keep("d".repeat(251), "D");
  expect([kept.find(a), kept.find(c), kept.find("d".repeat(251))]).toEqual([undefined, undefined, undefined]);
});
