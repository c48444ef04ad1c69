import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readContent, schemas } from "./schemas.ts";
import { views } from "./views.ts";
import { type ViewProps, widgetKinds } from "./widget.ts";

describe.each(widgetKinds)("%s", (kind) => {
  it("reads its own empty content and renders it alone on the server [WIDG-01]", () => {
    const schema = schemas[kind];
    const content = readContent({ kind, version: schema.version, content: schema.empty() });
    const View = views[kind] as (props: ViewProps<unknown>) => React.ReactNode;
    expect(typeof renderToStaticMarkup(<View content={content} />)).toBe("string");
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
