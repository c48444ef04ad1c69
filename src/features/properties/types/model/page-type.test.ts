import { describe, expect, it } from "vitest";
import {
  type PageType,
  type SentType,
  pageTypeOf,
  pageTypes,
  settingsOfType,
  typeSent,
} from "./page-type.ts";

const facts = (type: PageType) => ({
  isHomepage: type === "homepage",
  isTemplate: type === "template" || type === "default_template",
  isDefaultTemplate: type === "default_template",
});

describe("the type of a page", () => {
  it("is one of four, and what is sent for it makes it, whatever it was before [PTYP-01] [PTYP-02]", () => {
    expect(pageTypes).toEqual(["standard", "homepage", "template", "default_template"]);
    for (const type of pageTypes) {
      expect(pageTypeOf(facts(type))).toBe(type);
      for (const before of pageTypes) expect(typeSent(settingsOfType(type), before)).toBe(type);
      expect(typeSent({}, type)).toBe(type);
    }
    const sent = (type: PageType) => Object.values(settingsOfType(type));
    expect(Object.keys(settingsOfType("standard"))).toEqual([
      "make_homepage",
      "make_template",
      "make_default_template",
    ]);
    expect(pageTypes.map(sent)).toEqual([
      [false, false, false],
      [true, false, false],
      [false, true, false],
      [false, true, true],
    ]);
  });

  it.each<[SentType, PageType, PageType | null]>([
    [{ make_homepage: true }, "template", "homepage"],
    [{ make_homepage: true }, "default_template", "homepage"],
    [{ make_homepage: false }, "homepage", "standard"],
    [{ make_homepage: false }, "template", "template"],
    [{ make_template: true }, "homepage", "template"],
    [{ make_template: false }, "default_template", "standard"],
    [{ make_template: true }, "default_template", "default_template"],
    [{ make_default_template: true }, "standard", "default_template"],
    [{ make_default_template: true, make_template: false }, "standard", "default_template"],
    [{ make_default_template: false }, "default_template", "template"],
    [{ make_default_template: false, make_template: false }, "default_template", "standard"],
    [{ make_homepage: true, make_template: true }, "standard", null],
    [{ make_homepage: true, make_default_template: true }, "standard", null],
  ])("of %j on a page that is %s is %s [PTYP-02]", (sent, before, after) => {
    expect(typeSent(sent, before)).toBe(after);
  });
});
