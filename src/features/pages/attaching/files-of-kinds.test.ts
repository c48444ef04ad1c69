import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { KeptFile } from "#features/files/contract.ts";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { draftedPage, note } from "#testing/draft-writer.ts";
import { guestBrowser } from "#testing/guest-browser.ts";
import { anyWidget } from "#testing/html/any-widget.ts";
import { keptFile } from "#testing/kept-files.ts";
import { picture } from "#testing/pictures.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { examples } from "#widgets/examples.ts";
import { schemas } from "#widgets/schemas.ts";
import { type StoredWidget, type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import { addVersion } from "../publishing-operations.ts";

const filesOf = ({ kind, content }: StoredWidget) => schemas[kind].files(content);
const fullest = (kind: WidgetKind): StoredWidget => ({
  kind,
  version: schemas[kind].version,
  content: examples[kind].rich,
});
const withFiles = widgetKinds.filter((kind) => filesOf(fullest(kind)).length > 0);

let world: World;
let web: TestWeb;
let bytes: Buffer;
let people: Readonly<Record<string, TestBrowser>>;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set guest_invites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
  web = await openTestWeb(world);
  bytes = await picture(900, 600).png().toBuffer();
  people = {
    "a visitor": await web.browser("visitor"),
    "somebody from outside": await web.browser(world.xavi),
    "a member": await web.browser(world.vera),
    "an editor": await web.browser(world.ed),
  };
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Another picture each time, long ago, so that it is nobody's for having sent it. */
const fresh = () =>
  keptFile(world, world.ed, {
    bytes,
    name: "boat.png",
    purpose: "image",
    type: "image/png",
    now: new Date(worldNow.getTime() - 100 * 3_600_000),
  });

/** The widget with files of the site in place of those of its example. */
async function filled(kind: WidgetKind): Promise<{ widget: StoredWidget; files: readonly KeptFile[] }> {
  const { content, ...rest } = fullest(kind);
  const files: KeptFile[] = [];
  let text = JSON.stringify(content);
  for (const id of filesOf(fullest(kind))) {
    const file = await fresh();
    files.push(file);
    text = text.replaceAll(`"id":${id},`, `"id":${file.id},`).replaceAll(`/file/${id}/`, `/file/${file.id}/`);
  }
  return { widget: { ...rest, content: JSON.parse(text) as unknown }, files };
}

/** A page that the world reads, and everybody who opens it. */
async function opened(widgets: Readonly<Record<string, StoredWidget>>) {
  const page = await draftedPage(world, widgets);
  const guest = await guestBrowser(web, { editor: world.olga, prefix: "", pageId: page });
  const olga = await web.browser(world.olga);
  const settings = { permission_state: { public: { view: true }, [world.xavi.id]: { view: true } } };
  await olga.post(`/ajax/page/page_settings/edit/${page}/`, { settings });
  const readers: typeof people = { ...people, "a guest": guest };
  return { page, readers };
}

async function publish(page: number, widgets: Readonly<Record<string, StoredWidget>>): Promise<void> {
  const document = stacked(Object.entries(widgets).map(([id, widget]) => ({ id, ...widget })));
  const { personId: authorId, principals } = actorOf(world, world.ed);
  const version = { pageId: page, document, authorId, principals };
  await within(world, actorOf(world, world.ed), (tx) => addVersion(version, worldNow, tx));
}

/** Whether the page names the file to this reader, and whether each address gives it to them. */
async function found(browser: TestBrowser, { page, file }: { page: number; file: KeptFile }) {
  const { headers } = await browser.get(`/page/${page}/`);
  const { text } = await browser.get(String(headers["location"]));
  const at = `/-/file/${file.id}/boat.png`;
  const known = (await people["an editor"]?.get(at))?.headers["etag"];
  const answers = [
    await browser.get(at),
    await browser.get(`${at}?w=320`),
    await browser.get(at, { range: "bytes=0-9" }),
    await browser.get(at, { "if-none-match": String(known) }),
  ];
  const isNamed = text.includes(`/-/file/${file.id}/`) || text.includes(`"id":${file.id},"name":"boat.png"`);
  return { isNamed, given: answers.map(({ status }) => status < 400) };
}

it.each(withFiles)("%s: who is shown its files is given them, and nobody else (long)", async (kind) => {
  const { widget, files } = await filled(kind);
  const { page, readers } = await opened({ widget01: widget });
  const shownTo = new Set<string>();
  for (const [who, browser] of Object.entries(readers))
    for (const file of files) {
      const { isNamed, given } = await found(browser, { page, file });
      expect(given, `${kind} for ${who}`).toEqual(given.map(() => isNamed));
      if (isNamed) shownTo.add(who);
    }
  expect([...shownTo]).toEqual(expect.arrayContaining(["somebody from outside", "a member", "an editor"]));
});

it("a visitor and a guest are not given the picture of an announcement, but what another block shows too (long)", async () => {
  const { widget, files } = await filled("Announcement");
  const file = files[0] as KeptFile;
  const shore = note(`![Shore](/-/file/${file.id}/boat.png)`);
  const { page, readers } = await opened({ news0001: widget });
  const given = async () => {
    const all: boolean[] = [];
    for (const who of ["a visitor", "a guest", "a member"])
      all.push((await found(readers[who] as TestBrowser, { page, file })).given.every(Boolean));
    return all;
  };
  expect(await given()).toEqual([false, false, true]);
  await publish(page, { news0001: widget, shore001: shore });
  expect(await given()).toEqual([true, true, true]);
  await publish(page, { news0001: widget });
  expect(await given()).toEqual([false, false, true]);
});

it("every kind that may hold a file has one in its example, so that it is tried here (long)", () => {
  const held = new Set(
    fc
      .sample(anyWidget, { numRuns: 3000, seed: 7 })
      .filter((widget) => filesOf(widget).length > 0)
      .map(({ kind }) => kind),
  );
  expect([...held].filter((kind) => !withFiles.includes(kind))).toEqual([]);
});
