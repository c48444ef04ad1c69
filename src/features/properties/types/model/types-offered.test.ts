import { expect, it } from "vitest";
import { type TypesOffered, mayGet } from "./types-offered.ts";

const all = { mayChangeType: true, canBeHomepage: true, canBeTemplate: true, canToggleDefault: true };
const got = (flags: Partial<TypesOffered>) =>
  (["standard", "homepage", "template", "default_template"] as const).filter((type) =>
    mayGet(type, { type: "standard", ...all, ...flags }),
  );

it("a page is no template of either kind where it cannot be one, nor where the default one cannot be toggled [PTYP-03] [PTYP-04]", () => {
  expect(got({})).toEqual(["standard", "homepage", "template", "default_template"]);
  expect(got({ canBeTemplate: false })).toEqual(["standard", "homepage"]);
  expect(got({ canToggleDefault: false })).toEqual(["standard", "homepage"]);
});
