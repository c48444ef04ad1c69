import { expect, it } from "vitest";
import { pageTypes } from "./page-type.ts";
import { mayGet } from "./types-offered.ts";

const all = {
  type: "standard",
  mayChangeType: true,
  canBeHomepage: true,
  canBeTemplate: true,
  canToggleDefault: true,
} as const;

it.each([
  ["all of them", {}, pageTypes],
  ["no template for a page that can be none [PTYP-03]", { canBeTemplate: false }, ["standard", "homepage"]],
  [
    "no template at all where the default one cannot be chosen [PTYP-04]",
    { canToggleDefault: false },
    ["standard", "homepage"],
  ],
  ["nothing for those who may not change it [PTYP-06]", { mayChangeType: false }, []],
])("what a page may get: %s", (_, facts, types) => {
  expect(pageTypes.filter((type) => mayGet(type, { ...all, ...facts }))).toEqual(types);
});
