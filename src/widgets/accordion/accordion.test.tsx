import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { sayIn } from "#languages/say-in.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { textPart } from "../kit/draft-parts.ts";
import { addPart, movePart, removePart } from "../kit/titled-parts-changes.ts";
import { partPath } from "../kit/titled-parts.ts";
import { paragraph } from "../paragraph/schema.ts";
import { type Accordion, accordion } from "./schema.ts";
import { AccordionView } from "./view.tsx";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const say = sayIn("en");
const text = (words: string) => {
  const line = { type: "paragraph" as const, content: [{ type: "text" as const, text: words }] };
  return { text_style: "plain" as const, doc: { type: "doc" as const, content: [line] } };
};
const items = [
  { id: "a", title: "Where do I <park>?", text: text("Behind the lock.") },
  { id: "b", title: "", text: paragraph.empty() },
  { id: "c", title: "", text: text("See www.example.org") },
];
const html = (content: Partial<Accordion>, anchors?: readonly string[]) =>
  renderToStaticMarkup(
    <AccordionView content={{ items, firstOpen: false, ...content }} {...{ anchors, say }} />,
  );

it("parts that say something are opened by the browser itself, also by an address that leads into them", () => {
  const shownAs = html({}, ["where-do-i-park", "section"]);
  expect(shownAs).toContain(
    '<details class="accordion-part" dir="auto"><summary>Where do I &lt;park&gt;?</summary><div class="accordion-text kit-prose" id="where-do-i-park"><p dir="auto">Behind the lock.</p><a class="accordion-link" href="#where-do-i-park">Link to this part</a></div></details>',
  );
  expect(shownAs.match(/<details/g)).toHaveLength(2);
  expect(shownAs).toContain("<summary>Untitled</summary>");
  expect(shownAs).toContain('href="http://www.example.org"');
  expect(html({ firstOpen: true }).match(/ open=""/g)).toHaveLength(1);
  expect(html({ items: [] })).toBe("");
  expect(accordion.anchors({ items, firstOpen: false })).toEqual([
    { wanted: "where-do-i-park", text: "Where do I <park>?", level: null },
    { wanted: "", text: "", level: null },
  ]);
  expect(accordion.plainText({ items, firstOpen: false })).toBe(
    "Where do I <park>?\nBehind the lock.\nSee www.example.org",
  );
});

it("parts are added, moved and removed in the draft; words under way bring a removed one back", () => {
  const id = "accord01";
  const draft = draftFrom(
    stacked([{ id, kind: "Accordion", version: 1, content: { items, firstOpen: true } }]),
  );
  const titles = () => {
    const { content } = documentFrom(draft).widgets[id] ?? {};
    return (content as Accordion).items.map(({ id: part, title }) => `${part} ${title}`.trim());
  };
  const target = { draft, id };
  addPart(target, "d");
  movePart(target, "d", 0);
  movePart(target, "c", 1);
  expect(titles()).toEqual(["d", "c", "a Where do I <park>?", "b"]);
  removePart(target, "a");
  expect(titles()).toEqual(["d", "c", "b"]);
  draft.getText(textPart(id, partPath("a"))).insert(0, "Q: ");
  expect(titles()).toEqual(["d", "c", "a Q: Where do I <park>?", "b"]);
});

it("whatever stands in a draft comes back as some accordion", () => {
  const values = { "parts/x": { order: "a0" }, firstOpen: "yes" };
  const read = accordion.drafts[1]?.fromDraft({ values, texts: { "parts/x": "t".repeat(300) }, rich: {} });
  expect(accordion.content.parse(read)).toEqual({
    items: [{ id: "x", title: "t".repeat(200), text: paragraph.empty() }],
    firstOpen: false,
  });
});

it("an editor adds, moves and deletes parts, and each can be undone (long)", async () => {
  const content = { items: items.slice(0, 1), firstOpen: false };
  const page = await draftedPage(world, { accord01: { kind: "Accordion", version: 1, content } });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  expect(screen.names("group").filter((name) => name.startsWith("Part"))).toEqual(["Part 1"]);
  await screen.click("button", "Add part");
  await screen.pass(100);
  await screen.press("Who has the key?");
  const titles = () =>
    [...screen.document.querySelectorAll<HTMLTextAreaElement>(".kit-parts-title textarea")].map(
      ({ value }) => value,
    );
  expect(titles()).toEqual(["Where do I <park>?", "Who has the key?"]);
  await screen.click("button", "Move part 2 up");
  expect(titles()).toEqual(["Who has the key?", "Where do I <park>?"]);
  await screen.click("button", "Delete part 2");
  expect(titles()).toEqual(["Who has the key?"]);
  expect(screen.names("button")).not.toContain("Delete part 1");
});
