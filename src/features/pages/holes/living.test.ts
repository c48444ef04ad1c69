import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { draftedPage, heading } from "#testing/draft-writer.ts";
import { asLiving, throwingAlive } from "#testing/living-kinds.tsx";
import { type Somebody, complaints, shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";
import { holes } from "#widgets/holes.ts";
import { faces } from "#widgets/faces.ts";
import { examples } from "#widgets/examples.ts";
import { livingKinds, type StoredWidget } from "#widgets/widget.ts";
import { schemas } from "#widgets/schemas.ts";

let world: World;
let web: TestWeb;
/** One that the world reads, and one that only its people and the guest read. */
let open: number;
let closed: number;
let guest: { readonly cookie: string };
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set guest_invites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
  web = await openTestWeb(world, { drawsAnew: true });
  open = await livingPage({ public: { view: true } });
  closed = await livingPage({ new1: { view: true, email: "gerda@example.org" } });
  guest = await guestOf(closed);
  await web.close();
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** A page with two widgets of each living kind. */
async function livingPage(permission_state: object): Promise<number> {
  const widgets = livingKinds.flatMap((kind) =>
    ["one", "two"].map((nth): [string, StoredWidget] => [
      `${kind.toLowerCase()}${nth}`,
      { kind, version: schemas[kind].version, content: examples[kind].rich },
    ]),
  );
  const page = await draftedPage(world, { title01: heading("Fog"), ...Object.fromEntries(widgets) });
  const olga = await web.browser(world.olga);
  await olga.post(`/ajax/page/page_settings/edit/${page}/`, { settings: { permission_state } });
  return page;
}

/** A browser in which the link of the page's guest was used. */
async function guestOf(page: number): Promise<{ readonly cookie: string }> {
  const { body } = await (await web.browser(world.olga)).get(`/ajax/page/page_settings/edit/${page}/`);
  const groups = body?.["users"] as { id: string; sub_users: { share_url: string }[] }[];
  const link = groups.find(({ id }) => id === "guests")?.sub_users[0]?.share_url ?? "";
  const browser = await web.browser("visitor");
  const { headers } = await browser.post(new URL(link).pathname, {});
  const set = [headers["set-cookie"] ?? []].flat().map((each) => String(each).split(";")[0]);
  return { cookie: [browser.cookie, ...set].join("; ") };
}

const people: [string, () => readonly [Somebody, number]][] = [
  ["a member", () => [world.vera, closed]],
  ["a guest", () => [guest, closed]],
  ["a visitor", () => ["visitor", open]],
];

const isHomeBlock = (kind: string | null) =>
  livingKinds.some((each) => each === kind && faces[each].isHomeBlock);

/** React marks the element that a root of it was made for. */
const isRoot = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactContainer$"));

describe.each(people)("for %s", (_, who) => {
  it("every living kind takes over what the server drew, each widget as a root of its own (long)", async () => {
    const [somebody, page] = who();
    const screen = await shown(world, somebody, `/page/${page}/`);
    // So many roots are taken over in more turns than a screen waits for.
    await screen.pass(100);
    const elements = [...screen.document.querySelectorAll("[data-hole]")];
    const kinds = elements.map((element) => element.getAttribute("data-hole"));
    expect(kinds).toEqual(livingKinds.flatMap((kind) => [kind, kind]));
    const shownHere = elements.filter(
      (element) => who()[0] === world.vera || !isHomeBlock(element.getAttribute("data-hole")),
    );
    expect(shownHere.filter((element) => !isRoot(element))).toEqual([]);
    const others = elements.filter((element) => !shownHere.includes(element));
    expect(others.filter((element) => isRoot(element) || element.firstChild)).toEqual([]);
    // Blocks with nothing to show to this reader are empty.
    const drawn = new Set(
      shownHere.filter((element) => element.firstChild).map((element) => element.getAttribute("data-hole")),
    );
    expect([...drawn]).toEqual(
      who()[0] === world.vera
        ? ["Checklist", "Countdown", "PeopleCards", "RSS", "Greeting", "Announcement", "RecentlyChanged"]
        : ["Checklist", "Countdown", "RSS"],
    );
  });

  it("a widget that throws once it lives has a sentence in its place, and the others live on (long)", async () => {
    const [dead, alive] = ["checklistone", "checklisttwo"];
    vi.spyOn(holes, "Checklist").mockResolvedValue(asLiving(throwingAlive(dead)));
    const [somebody, page] = who();
    const screen = await shown(world, somebody, `/page/${page}/`);
    // So many roots are taken over in more turns than a screen waits for.
    await screen.pass(100);
    const said = (id: string) =>
      screen.text(screen.document.querySelector(`[data-widget="${id}"]`) as Element);
    expect(said(dead)).toBe("This part of the page can't be shown right now. The rest is complete.");
    expect(said(alive)).toBe(`${alive} lives`);
    expect(screen.text()).toContain("Fog");
    expect(complaints().join()).toContain("a view that throws in the browser");
  });
});
