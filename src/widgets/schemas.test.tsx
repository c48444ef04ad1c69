import { describe, expect, it } from "vitest";
import { readContent, schemas } from "./schemas.ts";
import { widgetKinds } from "./widget.ts";

describe.each(widgetKinds)("%s", (kind) => {
  it("reads its own empty content", () => {
    const { version, empty } = schemas[kind];
    expect(readContent({ kind, version, content: empty() })).toEqual(empty());
  });

  it("refuses contents of unknown shape, and of versions that are not there yet", () => {
    expect(() => readContent({ kind, version: 1, content: { html: "<script>" } })).toThrow();
    expect(() => readContent({ kind, version: 99, content: schemas[kind].empty() })).toThrow();
  });

  it("has an upgrade from each older version", () => {
    const { version, upgrades } = schemas[kind];
    for (let older = 1; older < version; older++) expect(upgrades).toHaveProperty(String(older));
  });
});
