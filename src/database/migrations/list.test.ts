import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { migrations } from "./list.ts";

it("every migration in the folder stands in the list, in the order of the names (long)", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d/.test(file));
  expect(Object.keys(migrations)).toEqual(files.map((file) => file.replace(".ts", "")).toSorted());
});
