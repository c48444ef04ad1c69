import { expect, it } from "vitest";
import { sideBySide } from "./side-by-side.ts";

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setImmediate(() => resolve(value)));

it("gives what each of them gives, in their order", async () => {
  expect(await sideBySide([later("slow"), Promise.resolve(2)])).toEqual(["slow", 2]);
});

it("leaves nothing at work when one of them fails", async () => {
  let isDone = false;
  const slow = later(null).then(() => void (isDone = true));
  await expect(sideBySide([Promise.reject(new Error("lost")), slow])).rejects.toThrow("lost");
  expect(isDone).toBe(true);
});

it("tells what failed first, not what failed for its sake", async () => {
  const second = later(null).then(() => Promise.reject(new Error("the transaction is aborted")));
  await expect(sideBySide([second, Promise.reject(new Error("division by zero"))])).rejects.toThrow(
    "division by zero",
  );
});
