import { describe, expect, it } from "vitest";
import { examples } from "./examples.ts";
import type { DraftContent } from "./kit/draft.ts";
import { readContent, schemas } from "./schemas.ts";
import { type WidgetSchema, widgetKinds } from "./widget.ts";

describe.each(widgetKinds)("%s", (kind) => {
  it("reads its own empty content", () => {
    const { version, empty } = schemas[kind];
    expect(readContent({ kind, version, content: empty() })).toEqual(empty());
  });

  it("refuses contents of unknown shape, and of versions that are not there yet", () => {
    expect(() => readContent({ kind, version: 1, content: { html: "<script>" } })).toThrow();
    expect(() => readContent({ kind, version: 99, content: schemas[kind].empty() })).toThrow();
  });

  it("cuts no sign in half where its texts are longer than there is room for", () => {
    const schema = schemas[kind] as WidgetSchema<unknown>;
    const { toDraft, fromDraft } = schema.drafts[schema.version] as WidgetSchema<unknown>["drafts"][number];
    const draft: DraftContent = toDraft(examples[kind].rich);
    const tooLong = (path: string) => (path.includes("/") ? 20_001 : 100_001);
    for (const path of Object.keys(draft.texts)) {
      // Whether there is room for an odd or an even number of letters, one of the two has a sign across its end.
      for (const before of ["", "x"]) {
        const texts = { ...draft.texts, [path]: before + "🎉".repeat(tooLong(path)) };
        const content = fromDraft({ ...draft, texts, marks: {} });
        expect(JSON.stringify(content), path).not.toMatch(/\\ud[89a-f]|\ufffd/);
        expect(schema.content.safeParse(content).success, path).toBe(true);
      }
    }
  });

  it("takes no half of a sign and no NUL, in none of its words", () => {
    const schema = schemas[kind] as WidgetSchema<unknown>;
    const { rich } = examples[kind];
    for (const bad of ["\ud83c", "\udf89", "\u0000"])
      for (const worse of spoiled(rich, bad))
        expect(schema.content.safeParse(worse).success, JSON.stringify(worse)).toBe(false);
  });

  it("has an upgrade from each older version", () => {
    const { version, upgrades } = schemas[kind];
    for (let older = 1; older < version; older++) expect(upgrades).toHaveProperty(String(older));
  });
});

/** The same value with something added to one of its strings, for each of them. */
function spoiled(value: unknown, bad: string): unknown[] {
  if (typeof value === "string") return [value + bad];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) =>
    spoiled(own, bad).map((each) =>
      Array.isArray(value) ? value.with(Number(key), each) : { ...value, [key]: each },
    ),
  );
}
