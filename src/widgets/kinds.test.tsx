import { readdirSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { renderBody } from "#app/entry-server.tsx";
import { stacked } from "#documents/document.ts";
import { contentForView } from "#features/pages/holes/model/holes-in.ts";
import { HoleView } from "#features/pages/holes/parts/hole-view.tsx";
import { viewOf } from "#features/pages/holes/parts/loaded-views.ts";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { kindsIn } from "#testing/nets/kind-names.ts";
import { button } from "./button/schema.ts";
import { clipboards } from "./clipboards.ts";
import { editors } from "./editors.ts";
import { faces } from "./faces.ts";
import { holes } from "./holes.ts";
import type { LivingView } from "./living.ts";
import { paragraph } from "./paragraph/schema.ts";
import { readContent, schemas } from "./schemas.ts";
import { servers } from "./servers.ts";
import { examples } from "./examples.ts";
import { views } from "./views.ts";
import { isLiving, livingKinds, widgetKinds } from "./widget.ts";

const say = sayIn("en");
const renderedAt = Date.UTC(2026, 10, 21, 12);
const clock = { renderedAt, now: () => renderedAt };
const reader = { person: { id: 3, name: "Ed Elzinga" }, mayEdit: true };

describe.each(widgetKinds)("the kind %s", (kind) => {
  it("stands in every list: schema, face, view or hole, server, editor, clipboard, example", () => {
    for (const list of [schemas, faces, editors, examples, clipboards]) expect(list).toHaveProperty(kind);
    expect(kind in views).toBe(!isLiving(kind));
    expect(kind in holes).toBe(isLiving(kind));
    expect(kind in servers).toBe(isLiving(kind));
    expect(schemas[kind].kind).toBe(kind);
  });

  it.each([
    ["empty", () => schemas[kind].empty()],
    ["at its fullest", () => examples[kind].rich],
  ])("is read %s on a page without fault", (_, make) => {
    const content = readContent({ kind, version: schemas[kind].version, content: make() });
    const stored = stacked([{ id: "widget01", kind, version: schemas[kind].version, content }]);
    const { html, faults, holes: left } = renderBody(stored, "en");
    expect(faults).toEqual([]);
    expect(left.map((hole) => hole.kind)).toEqual(isLiving(kind) ? [kind] : []);
    expect(html.includes(`data-hole="${kind}"></section>`)).toBe(isLiving(kind));
  });

  it.runIf(examples[kind].saying)("says a long text of people in its example, within its limits", () => {
    const { saying } = examples[kind];
    const said = schemas[kind].content.parse(saying?.("fog and ice ".repeat(2000)));
    expect(schemas[kind].plainText(said)).toContain("fog and ice");
    expect(() => schemas[kind].content.parse(saying?.(""))).not.toThrow();
  });

  it("comes back from the draft as it went in, with every field [WIDG-20]", () => {
    const { drafts, version, content } = schemas[kind];
    const rich = content.parse(examples[kind].rich);
    const form = drafts[version];
    expect(form && content.parse(form.fromDraft(form.toDraft(rich)))).toEqual(rich);
  });
});

it.each(["Heading", "Paragraph", "Table", "CodeSnippet"] as const)(
  "%s: addresses in it are links, but in code [TEXT-01] [TEXT-03]",
  (kind) => {
    const { version, content } = schemas[kind];
    const rich = readContent({ kind, version, content: content.parse(examples[kind].rich) });
    const { html } = renderBody(stacked([{ id: "widget01", kind, version, content: rich }]), "en");
    const link = '<a href="http://www.example.org" target="_blank" rel="noopener noreferrer">';
    expect(html.includes(link)).toBe(kind !== "CodeSnippet");
  },
);

it("addresses on what is pressed are no links of their own: on a button, in the titles of an accordion and of tabs [TEXT-03]", () => {
  const said = "See www.example.org";
  const parts = { items: [{ id: "first", title: said, text: paragraph.empty() }] };
  for (const [kind, pressed] of [
    ["Button", { ...button.empty(), text: said, href: "page:7" }],
    ["Accordion", { ...parts, firstOpen: false }],
    ["Tabs", parts],
  ] as const) {
    const content = readContent({ kind, version: schemas[kind].version, content: pressed });
    const stored = stacked([{ id: "widget01", kind, version: schemas[kind].version, content }]);
    expect(renderBody(stored, "en").html).toContain(`>${said}</`);
  }
});

describe.each(livingKinds)("the living kind %s", (kind) => {
  const hole = (content: unknown, data: unknown) => ({
    id: "widget01",
    kind,
    content: contentForView({ kind, content }),
    anchors: [],
    data,
  });
  const draw = (content: unknown, data: unknown) => (
    <HoleView
      hole={hole(content, data)}
      view={viewOf(kind) as LivingView}
      ground={{ say, locale: englishLocale, clock, reader }}
      act={null}
    />
  );

  it.each([
    ["before anything is known", null],
    ["with all that its server may read", examples[kind].data ?? null],
  ])("is rendered on the server %s, the same each time", (_, data) => {
    for (const content of [schemas[kind].empty(), examples[kind].rich]) {
      const html = renderToString(draw(content, data));
      expect(html).toBe(renderToString(draw(content, data)));
      expect(renderToStaticMarkup(draw(content, data))).not.toContain("data-broken");
      expect(html).not.toContain("<b>Elzinga");
    }
  });
});

describe.each(widgetKinds.filter((kind) => faces[kind].isHomeBlock))("the home block %s", (kind) => {
  it("says nothing where all readers of its page see it: no excerpt, no heading, no picture, nobody mentioned", () => {
    const { content, plainText, anchors, mentions, picture } = schemas[kind];
    // What is finished HTML is the same for every reader.
    expect(isLiving(kind)).toBe(true);
    for (const each of [schemas[kind].empty(), content.parse(examples[kind].rich)]) {
      expect([plainText(each), anchors(each), mentions?.(each) ?? []]).toEqual(["", [], []]);
      expect(picture?.(each) ?? null).toBeNull();
    }
  });
});

/** Files that name a kind outside of its folder and of the lists, for a reason. This list only shrinks. */
const exceptions = [
  // The notation in which starting points, the demo and the seeds are written is made into widgets there.
  "src/features/composing/",
  "src/features/seeding/",
  // Markdown files become Markdown widgets, and are found again by them.
  "src/documents/edited-text.ts",
  "src/features/importing/",
  // The calls of the Markdown widget, from before every kind was saved at one address.
  "src/features/writing/handlers.ts",
  // Never ship: the pages on which the pieces are looked at during development, and what tests are made of.
  "src/app/development/",
  "src/testing/",
];

it("nobody but its own folder and the lists knows a kind (long)", () => {
  const root = join(process.cwd(), "src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const found = files.filter((file) => kindsIn(process.cwd(), file).length > 0);
  expect(found.filter((file) => !exceptions.some((each) => file.startsWith(each)))).toEqual([]);
  expect(exceptions.filter((each) => !found.some((file) => file.startsWith(each)))).toEqual([]);
});

it("the net of kinds sees a kind that is compared, imported or keyed", () => {
  const planted = (text: string) => kindsIn("", "src/features/pages/x.ts", text);
  expect(planted('if (kind === "Table") {}')).toEqual(["Table"]);
  expect(planted("const list = { Heading: 1 };")).toEqual(["Heading"]);
  expect(planted('import { x } from "#widgets/checklist/schema.ts";')).toEqual(["Checklist"]);
  expect(planted("schemas.Markdown.version")).toEqual(["Markdown"]);
  expect(planted('const said = { alt: "Table of contents" }; // Image')).toEqual([]);
});
