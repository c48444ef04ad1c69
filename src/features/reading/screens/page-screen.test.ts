import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "#widgets/examples.ts";
import { readContent, schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const paragraph = (text: string, text_style = "plain") => ({
  kind: "Paragraph" as const,
  version: 1,
  content: {
    text_style,
    doc: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
  },
});

async function read(...widgets: readonly StoredWidget[]): Promise<Screen> {
  const named = Object.fromEntries(widgets.map((widget, at) => [`widget0${at}`, widget]));
  return shown(world, world.vera, `/page/${await draftedPage(world, named)}/`);
}

const body = (screen: Screen) => screen.document.querySelector(".pages-body") as Element;

describe("what a page says, as its readers see it", () => {
  it("has no links made of addresses in texts over 10000 characters, whatever they stand in [TEXT-02] (long)", async () => {
    const address = " http://example.org";
    const text = (length: number) => "a".repeat(length - address.length) + address;
    const cell = (words: string) => ({
      kind: "Table" as const,
      version: 1,
      content: {
        header: false,
        columns: [{ id: "a", title: "", width: null }],
        rows: [{ id: "1", cells: { a: words } }],
        sort: null,
      },
    });
    const note = (source: string) => ({ kind: "Markdown" as const, version: 1, content: { source } });
    for (const [length, links] of [
      [10_000, 3],
      [10_001, 0],
    ] as const) {
      const words = text(length);
      expect(words).toHaveLength(length);
      const screen = await read(paragraph(words), cell(words), note(words));
      expect(screen.parts("link", "http://example.org", body(screen))).toHaveLength(links);
    }
  });

  it("has links made of addresses in whatever has words: headings, texts, notes, cells, checklists, announcements [TEXT-01] [TEXT-10] (long)", async () => {
    for (const kind of [
      "Heading",
      "Paragraph",
      "Markdown",
      "Table",
      "Checklist",
      "Announcement",
      "CodeSnippet",
    ] as const) {
      const content = kind === "Markdown" ? { source: "See www.example.org" } : examples[kind].rich;
      const screen = await read({ kind, version: schemas[kind].version, content } as StoredWidget);
      expect([kind, screen.text(body(screen)).includes("www.example.org")]).toEqual([kind, true]);
      const links = screen.parts("link", "www.example.org", body(screen));
      expect([
        kind,
        ...links.map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
      ]).toEqual(kind === "CodeSnippet" ? [kind] : [kind, ["http://www.example.org", "_blank"]]);
    }
  });

  it("opens links to other hosts in a new tab, and no others [TEXT-10] (long)", async () => {
    const link = (href: string) => ({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] });
    const content = [
      { type: "paragraph", content: [link("https://example.org"), link("mailto:ed@example.org")] },
    ];
    const note = paragraph("");
    const screen = await read({
      ...note,
      content: { ...note.content, doc: { type: "doc", content } },
    } as StoredWidget);
    const links = screen.parts("link", undefined, body(screen));
    expect(links.map((each) => [each.textContent, each.getAttribute("target")])).toEqual([
      ["https://example.org", "_blank"],
      ["mailto:ed@example.org", null],
    ]);
  });

  it("has texts as notes, as quotes and plain [WIDG-05] (long)", async () => {
    const screen = await read(...["note", "quote", "plain"].map((style) => paragraph(`A ${style}.`, style)));
    const looks = [...body(screen).querySelectorAll("p")].map(({ parentElement, textContent }) => [
      textContent,
      parentElement?.tagName,
      parentElement?.className,
    ]);
    expect(looks).toEqual([
      ["A note.", "DIV", "paragraph-note"],
      ["A quote.", "BLOCKQUOTE", "paragraph-quote"],
      ["A plain.", "DIV", "kit-prose"],
    ]);
  });
});

const heading = (text: string, level = "h1") =>
  ({ kind: "Heading", version: 1, content: { text, level, anchor: "" } }) as const;

it("a heading has the levels h0 to h3, below the title of the page [WIDG-04]", async () => {
  const screen = await read(...["h0", "h1", "h2", "h3"].map((level) => heading(level, level)));
  const looks = [...body(screen).querySelectorAll("h1, h2, h3, h4, h5, h6")].map((each) => [
    each.firstChild?.textContent,
    each.tagName,
    each.classList.contains("heading-large"),
  ]);
  expect(looks).toEqual([
    ["h0", "H2", true],
    ["h1", "H2", false],
    ["h2", "H3", false],
    ["h3", "H4", false],
  ]);
  for (const level of ["h4", "h-1", ""]) expect(() => readContent(heading("Fog", level))).toThrow();
});

describe("the contents of a page", () => {
  const beside = (screen: Screen) => screen.parts("navigation", "On this page");

  it("stand beside it and lead to its headings, from the second one on, those of the two highest levels (long)", async () => {
    const screen = await read(
      heading("Tides", "h0"),
      heading("Springs"),
      heading("Ropes", "h2"),
      paragraph("Words."),
    );
    expect(beside(screen).map((nav) => screen.names("link", nav))).toEqual([["Tides", "Springs"]]);
    expect(beside(await read(heading("Tides"), paragraph("Words.")))).toEqual([]);
  });
});

describe("a page in front of its reader", () => {
  const said = (screen: Screen) => screen.parts("status").map((each) => screen.text(each));

  async function saveMenuWithout(screen: Screen, item: string): Promise<void> {
    await screen.click("button", "Edit menu");
    const editor = screen.part("region", "Edit menu");
    await screen.click("button", item, editor);
    await screen.click("menuitem", "Remove");
    await screen.click("button", "Save", editor);
    await screen.pass(2000);
    expect(screen.text()).toContain("Menu saved");
    expect(screen.names("link", screen.part("navigation", "Site menu"))).not.toContain(item);
  }

  it("is not called updated when they saved the menu above it (long)", async () => {
    const page = await draftedPage(world, { text0001: paragraph("High water.") });
    const screen = await shown(world, world.ed, `/page/${page}/`);
    await saveMenuWithout(screen, "Pages");
    expect(said(screen)).not.toContain("This page was just updated.");
  });

  it("is called updated when it was published meanwhile, also within the second of the version before (long)", async () => {
    const page_id = await draftedPage(world);
    const screen = await shown(world, world.ed, `/page/${page_id}/`);
    const writer = await draftWriter(world, { who: world.ada, page_id });
    await writer.save(() => writer.draft.getText("t:title01/text").insert(0, "Dense "));
    await writer.publish();
    await saveMenuWithout(screen, "People");
    expect(screen.names("heading")).toContain("Dense Fog");
    expect(said(screen)).toContain("This page was just updated.");
  });
});

describe("a link into a page", () => {
  it("leads to its block, and to a heading that has another name by now (long)", async () => {
    const page_id = await draftedPage(world, {
      title01: heading("Tides"),
      text0001: paragraph("High water."),
    });
    const ed = await draftWriter(world, { who: world.ed, page_id });
    await ed.save(() => ed.draft.getText("t:title01/text").insert(0, "Springs and "));
    await ed.publish();
    const linked = async (hash: string) => {
      const screen = await shown(world, world.vera, `/page/${page_id}/${hash}`);
      return [...screen.document.querySelectorAll("[data-linked]")].map((block) => block.id);
    };
    expect(await linked("#tides")).toEqual(["block:title01"]);
    expect(await linked("#springs-and-tides")).toEqual(["block:title01"]);
    expect(await linked("#block:text0001")).toEqual(["block:text0001"]);
    expect(await linked("#neaps")).toEqual([]);
    const screen = await shown(world, world.vera, `/page/${page_id}/`);
    expect(screen.names("link", body(screen))).toEqual(["Link to “Springs and Tides”"]);
  });
});
