import { expect, it } from "vitest";
import { mayBeTitle } from "./rules.ts";

it.each([
  ["none", "", "title-missing"],
  ["a letter", "t", null],
  ["120 letters", "t".repeat(120), null],
  ["121 letters", "t".repeat(121), "title-too-long"],
])("a draft with a title of %s is published or refused by it [PPRP-01] [PPRP-10]", (_, title, code) => {
  expect(mayBeTitle(title)).toMatchObject(code === null ? { allowed: true } : { allowed: false, code });
});
