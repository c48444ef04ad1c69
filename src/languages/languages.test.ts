import { compileMessage } from "@lingui/message-utils/compileMessage";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstSpoken, formatsOf, languages, wantedLanguage } from "#kernel/languages.ts";
import { catalogues } from "./catalogues.ts";
import { pseudo } from "./pseudo.ts";
import { readSentence } from "./read-sentence.ts";
import type { Values } from "#kernel/words.ts";
import { placeholders, pluralForms } from "#testing/icu.ts";
import { sayIn } from "./say-in.ts";
import { everySentence } from "#testing/sentences.ts";

const english = await everySentence();
const translations = Object.entries(catalogues);

describe.each(translations)("the catalogue of %s", (language, catalogue) => {
  it("has every sentence of the product; what is missing stands here", () => {
    const missing = [...english].filter(([id]) => !(id in catalogue));
    const lines = missing.map(([id, text]) => `  "${id}": ${JSON.stringify(text)},`);
    expect(
      lines.join("\n"),
      `to be translated in wording.${language}.json beside the sentence (shown in English)`,
    ).toBe("");
  });

  it("has no sentence that is gone", () => {
    expect(Object.keys(catalogue).filter((id) => !english.has(id))).toEqual([]);
  });

  it("keeps the placeholders of English, each read as English reads it", () => {
    const wrong = [...english].filter(
      ([id, text]) =>
        id in catalogue && placeholders(catalogue[id] ?? "").join() !== placeholders(text).join(),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it("has every form that its plurals need, and none that it never uses", () => {
    const formats = formatsOf(language);
    const wrong = Object.entries(catalogue).flatMap(([id, text]) =>
      pluralForms(text).flatMap(({ forms, type }) => {
        const needed = new Intl.PluralRules(formats, { type }).resolvedOptions().pluralCategories;
        const given = forms.filter((form) => !form.startsWith("="));
        const lacks =
          forms.includes("other") && given.length === 1 ? [] : needed.filter((form) => !given.includes(form));
        const unused = given.filter((form) => !needed.includes(form as Intl.LDMLPluralRule));
        return lacks.length + unused.length > 0
          ? [`${id}: lacks ${lacks.join()}, never uses ${unused.join()}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("is ICU MessageFormat throughout, and never empty (long)", () => {
    for (const text of Object.values(catalogue)) {
      expect(text.length).toBeGreaterThan(0);
      expect(() => compileMessage(text)).not.toThrow();
    }
  });
});

it("every language that people may choose has a catalogue, English has none", () => {
  const spoken = languages.map(({ code }) => code);
  expect(
    ["en", ...Object.keys(catalogues)],
    "kernel/languages.ts and the files wording.<language>.json",
  ).toEqual(spoken);
});

it("the letters that tell a client of an expired session stand in every language [CALL-06] [CALL-14]", () => {
  for (const [, catalogue] of translations) expect(catalogue["refusal.csrf"]).toContain("CSRF");
});

it("says sentences, plurals and numbers in Dutch", () => {
  const say = sayIn("nl");
  const time = { id: "time.minutes", message: "{count, plural, one {# minute ago} other {# minutes ago}}" };
  expect([say(time, { count: 1 }), say(time, { count: 5 })]).toEqual([
    "1 minuut geleden",
    "5 minuten geleden",
  ]);
  const row = { id: "table.row", message: "Row {row, number}" };
  expect(say(row, { row: 1234 })).toBe("Rij 1.234");
});

it("says what has no translation in English, and in English to whoever wants a language that nobody speaks", () => {
  expect(sayIn("nl")({ id: "nowhere.to.be.found", message: "Nobody has translated this" })).toBe(
    "Nobody has translated this",
  );
  expect(sayIn("tlh", null)({ id: "ui.cancel", message: "Cancel" })).toBe("Cancel");
});

describe("the language", () => {
  it.each([
    ["nl-NL,nl;q=0.9,en;q=0.8", "nl"],
    ["de-DE,de;q=0.9,nl;q=0.5,en;q=0.4", "nl"],
    ["en-GB,nl;q=0.9", "en"],
    ["nl;q=0, en", "en"],
    ["NL-be", "nl"],
    ["fr, de", null],
    ["*", null],
    ["", null],
    ["nl;q=nonsense", "nl"],
  ])("of a browser that accepts %s is %s", (accepted, language) => {
    expect(wantedLanguage(accepted)).toBe(language);
  });

  it("is the first of the wishes that is spoken", () => {
    expect(firstSpoken(null, undefined, "nl", "en")).toBe("nl");
    expect(firstSpoken("tlh", "nl")).toBe("nl");
    expect(firstSpoken("qps-ploc", null)).toBe("en");
  });

  it("of any header at all is one of ours or none", () => {
    fc.assert(
      fc.property(fc.string(), (accepted) => {
        expect([null, ...languages.map(({ code }) => code)]).toContain(wantedLanguage(accepted));
      }),
    );
  });
});

describe("the machine-made language", () => {
  it("has accents and brackets, is a third longer, and leaves placeholders alone", () => {
    const said = (message: string, values?: Values) => sayIn("qps-ploc")({ id: message, message }, values);
    expect(said("Rename")).toBe("[Ŕéñámé ~ ~]");
    expect(said("Rename {name} now", { name: "Fog" })).toBe("[Ŕéñámé Fog ñöŵ ~ ~]");
    const counted = "{count, plural, one {# page} other {# pages}} in {name}";
    expect(said(counted, { count: 1, name: "Fog" })).toBe("[1 páğé îñ Fog ~ ~]");
    expect(said(counted, { count: 2, name: "Fog" })).toBe("[2 páğéš îñ Fog ~ ~]");
  });

  it("reads every sentence as English does (long)", () => {
    for (const [id, text] of english)
      expect(placeholders(pseudo(readSentence(text))), id).toEqual(placeholders(text));
  });
});
