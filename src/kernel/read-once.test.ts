import { expect, it } from "vitest";
import { readOnce } from "./read-once.ts";

it("reads a text once, long ones each time, and never keeps more than its number", () => {
  const read: string[] = [];
  const lengthOf = readOnce((text) => {
    read.push(text);
    return text === "" ? null : text.length;
  }, 2);
  const long = "x".repeat(201);
  for (const text of ["de", "de", "", "", "nl", "de", long, long]) lengthOf(text);
  expect(read).toEqual(["de", "", "nl", "de", long, long]);
  expect([lengthOf("de"), lengthOf(""), lengthOf(long)]).toEqual([2, null, 201]);
});
