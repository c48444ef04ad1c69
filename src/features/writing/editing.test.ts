import { afterAll, beforeAll, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { createPage } from "#features/creating/contract.ts";
import { loadMarkdown, readPublished, saveMarkdown } from "./contract.ts";
import type { Document } from "#documents/document.ts";
import { readPageAt } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function opened(title: string) {
  const slug = title.toLowerCase();
  await as(world, world.ed).call(createPage, { settings: { title, slug, markdown: "first" } });
  const answer = await as(world, world.ed).call(readPageAt, { slug });
  if (!answer.success) throw new Error("no page");
  const page_id = answer.page.id;
  const published = await as(world, world.ed).call(readPublished, { page_id });
  if (!published.success) throw new Error("not editable");
  const [widget_id = ""] = Object.keys((published.document as Document).widgets);
  return { place: { page_id, widget_id }, version: published.version, slug };
}

it("a save makes a version that readers see at once, with who changed it when [WIDG-11] (long)", async () => {
  const { place, version, slug } = await opened("Fog");
  const data = JSON.stringify({ source: "# second", base_version: version });
  const later = new Date(worldNow.getTime() + 3_600_000);
  const saved = await as(world, world.ada, later).call(saveMarkdown, { ...place, data });
  expect(saved).toMatchObject({ success: true, modified: later.getTime() / 1000 });
  expect(saved.success && saved.version).toBeGreaterThan(version);
  const read = await as(world, world.vera).call(readPageAt, { slug });
  expect(read).toMatchObject({
    page: { internal: { modifier: { name: "Ada Admiraal" }, modified: later.getTime() / 1000 } },
    isEditing: false,
  });
  expect(read.success && read.html).toContain("# second");
  expect(await world.announced()).toContainEqual({
    kind: "page-changed",
    facts: expect.objectContaining({ pageId: place.page_id }),
  });
});

it("who was slower is refused in words, and can read the other's text", async () => {
  const { place, version } = await opened("Tide");
  const send = (who: typeof world.ed, source: string, base_version: number) =>
    as(world, who).call(saveMarkdown, { ...place, data: { source, base_version } });
  await send(world.ada, "Ada's words", version);
  const refused = await send(world.ed, "Ed's words", version);
  expect(refused).toMatchObject({
    success: false,
    status: 409,
    body: {
      error: "Ada Admiraal saved this page while you were writing. Your text is still here.",
    },
  });
  const theirs = await as(world, world.ed).call(loadMarkdown, place);
  expect(theirs).toMatchObject({ source: "Ada's words", name: "Ada Admiraal" });
  expect(await send(world.ed, "both", theirs.success ? theirs.version : 0)).toMatchObject({ success: true });
});

it("of two who save at once one wins and the other is told", async () => {
  const { place, version } = await opened("Race");
  const answers = await Promise.all(
    [world.ada, world.ed].map((who) =>
      as(world, who).call(saveMarkdown, { ...place, data: { source: who.name, base_version: version } }),
    ),
  );
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
});

it("the same words once more make no version", async () => {
  const { place, version } = await opened("Twice");
  expect(
    await as(world, world.ed).call(saveMarkdown, {
      ...place,
      data: { source: "first", base_version: version },
    }),
  ).toMatchObject({ version });
});

it("readers get no editor and cannot save; others do not find the page", async () => {
  const { place, version, slug } = await opened("Closed");
  const data = { source: "mine", base_version: version };
  expect(await as(world, world.vera).call(readPageAt, { slug, edit: "" })).toMatchObject({
    isEditing: false,
    address: `/${slug}/`,
  });
  expect(await as(world, world.vera).call(saveMarkdown, { ...place, data })).toMatchObject({
    code: "page-not-editable",
  });
  expect(await as(world, world.other.nora).call(saveMarkdown, { ...place, data })).toMatchObject({
    code: "page-not-found",
  });
  expect(
    await as(world, world.ed).call(saveMarkdown, { ...place, widget_id: "nothere", data }),
  ).toMatchObject({ code: "widget-not-found" });
});
