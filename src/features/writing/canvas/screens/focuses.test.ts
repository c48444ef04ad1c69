import { expect, test, vi } from "vitest";
import type { CaretAt } from "#widgets/kit/editor.ts";
import { focusesOf } from "./focuses.ts";

test("a block that comes late takes the focus, unless somebody has pointed elsewhere meanwhile", async () => {
  const focuses = focusesOf();
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
