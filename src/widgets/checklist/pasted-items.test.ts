import { expect, it } from "vitest";
import { taskMost } from "../kit/text-limits.ts";
import { pastedItems } from "./pasted-items.ts";

it("lines that are pasted are items, whole: one that is too long is told, not cut", () => {
  const most = "a".repeat(taskMost);
  expect(pastedItems(`- [x] ${most}\n- b`)).toEqual({ texts: [most, "b"], hasTicks: true, isTooLong: false });
  expect(pastedItems(`${most}a\nb`)).toEqual({ texts: [`${most}a`, "b"], hasTicks: false, isTooLong: true });
});
