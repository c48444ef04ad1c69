import { expect, test, vi } from "vitest";
import type { CaretAt } from "#widgets/kit/editor.ts";
import { focusesOf } from "./focuses.ts";

test("a block that comes late takes the focus, unless somebody has pointed elsewhere meanwhile", async () => {
  const focuses = focusesOf((id) => id);
  const [first, second] = [vi.fn<(at: CaretAt) => void>(), vi.fn<(at: CaretAt) => void>()];
  focuses.into("first", "start");
  focuses.takeCaret("first", first);
  await Promise.resolve();
  expect(first).toHaveBeenCalledExactlyOnceWith("start");

  focuses.into("second", "start");
  focuses.forget();
  focuses.takeCaret("second", second);
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
});

test("a caret whose letters go on before their block is drawn goes into the one that has them then", async () => {
  const [first, second] = [vi.fn<(at: CaretAt) => void>(), vi.fn<(at: CaretAt) => void>()];
  const focuses = focusesOf((id) => (id === "first" ? "second" : id));
  focuses.into("first", "end");
  focuses.takeCaret("first", first);
  focuses.takeCaret("second", second);
  await Promise.resolve();
  expect(second).toHaveBeenCalledExactlyOnceWith("end");
  expect(first).not.toHaveBeenCalled();

  focuses.into("first", "start");
  expect(first).toHaveBeenCalledExactlyOnceWith("start");
});
