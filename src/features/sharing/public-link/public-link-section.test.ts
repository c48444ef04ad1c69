import { afterAll, beforeAll, expect, it } from "vitest";
import { readPublicLink, savePublicLink } from "./contract.ts";
import { mayLimitWorld } from "./rules.ts";
import { savePublicLinkOf } from "./store.ts";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { explainAccess } from "../reasons/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { refreshReaders } from "#features/access/store.ts";
import { savePublicity } from "../store.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let there: SubsiteWorld;
beforeAll(async () => {
  world = await openWorld();
  there = await openSubsiteWorld();
  for (const each of [world, there])
    await each.database.pool.query("update site set public_pages = true where id = $1", [each.siteId]);
});
afterAll(async () => {
  await there.close();
  await world.close();
});

async function publicPage(slug: string, here: World = world): Promise<number> {
  const id = await madePage(here, slug, { slug });
  await within(here, actorOf(here, here.ed), async (tx) => {
    await savePublicity({ id, isPublic: true }, tx);
    await refreshReaders(id, tx);
  });
  return id;
}

async function opened(who: WorldPerson, path: string, here: World = world): Promise<Screen> {
  const screen = await shown(here, who, path);
  await screen.click("button", "Share");
  return screen;
}

const saidIn = (screen: Screen) => screen.text(screen.part("region", "Public access"));

it("the sharing dialog sets a password and a last day, says what holds, and takes both back (long)", async () => {
  const id = await publicPage("dunes");
  const screen = await opened(world.ed, "/dunes/");
  expect(saidIn(screen)).toContain("Anyone on the web can see this page.");
  expect(screen.names("button", screen.part("region", "Public access"))).toEqual(["Save"]);
  await screen.type("Password", "12345");
  await screen.click("button", "Save");
  expect(saidIn(screen)).toContain("Use at least 6 characters.");
  expect(screen.field("Password").value).toBe("12345");
  await screen.type("Password", "neap tide");
  await screen.type("Last day", "2046-11-30");
  await screen.click("button", "Save");
  expect(saidIn(screen)).toContain(
    "Everyone at Noordervaart and anyone with the password (through 30 November 2046) can see this page.",
  );
  expect(saidIn(screen)).toContain("A password is set. Type a new one to change it.");
  expect(screen.field("Password").value).toBe("");
  await screen.click("button", "Remove password");
  expect(saidIn(screen)).toContain("Anyone on the web (through 30 November 2046) can see this page.");
  await screen.click("button", "Undo");
  expect(saidIn(screen)).toContain("anyone with the password (through");
  const visitor = await shown(world, "visitor", `/page/unlock/${id}/`);
  await visitor.type("Password", "spring tide");
  await visitor.click("button", "Open page");
  expect(visitor.text()).toContain("Wrong password. Try again.");
  await visitor.type("Password", "neap tide");
  await visitor.click("button", "Open page");
  expect(visitor.part("heading", "dunes")).toBeDefined();
});

it("begins anew after each save, and leaves the day that a colleague set since (long)", async () => {
  const id = await publicPage("groynes");
  const screen = await opened(world.ed, "/groynes/");
  const ends = Date.parse("2046-11-30T12:00:00Z");
  const call = { page_id: id, ends };
  expect(await as(world, world.olga).call(savePublicLink, call)).toMatchObject({ success: true });
  const keyboardAt: (string | null | undefined)[] = [];
  for (const password of ["neap tide", "spring tide"]) {
    await screen.type("Password", password);
    await screen.click("button", "Save");
    expect(screen.field("Password").value).toBe("");
    expect(screen.field("Last day").value).toBe("2046-11-30");
    keyboardAt.push(screen.focused?.textContent);
  }
  // The first one brings "Remove password"; after that the form is the one that was typed into.
  expect(keyboardAt.at(-1)).toBe("Save");
  const link = await as(world, world.ed).call(readPublicLink, { page_id: id });
  expect(link).toMatchObject({ ends, hasPassword: true });
});

it("lets the password of a page go whose public access has ended (long)", async () => {
  const id = await publicPage("ebb");
  await within(world, actorOf(world, world.ed), async (tx) => {
    const link = { passwordHash: "a hash", ends: new Date("2026-01-31T12:00:00Z") };
    await savePublicLinkOf(id, { link, before: link }, worldNow, tx);
    await refreshReaders(id, tx);
  });
  const screen = await opened(world.ed, "/ebb/");
  await screen.click("button", "Remove password");
  expect(saidIn(screen)).toContain("Public access ended on 31 January 2026.");
  expect(screen.names("button", screen.part("region", "Public access"))).toEqual(["Save"]);
});

it("every place that says who sees a page says it with the password (long)", async () => {
  const id = await publicPage("coast");
  await within(world, actorOf(world, world.ed), async (tx) => {
    const link = { passwordHash: "a hash", ends: null };
    await savePublicLinkOf(id, { link, before: { passwordHash: null, ends: null } }, worldNow, tx);
    await refreshReaders(id, tx);
  });
  const page = await shown(world, world.ed, "/coast/");
  expect(page.text()).toContain("Everyone at Noordervaart and anyone with the password");
  expect(page.text()).not.toContain("Anyone on the web");
  const permissions = await shown(world, world.ed, `/page/settings/${id}/`);
  expect(permissions.text()).toContain(
    "Everyone at Noordervaart and anyone with the password can see this page. Administrators and editors can edit it.",
  );
  expect(permissions.text()).not.toContain("It isn't public.");
  await permissions.click("checkbox", "Public can view");
  await permissions.pass(1000);
  expect(permissions.text()).toContain("Loses access: anyone with the password.");
  const list = await as(world, world.ed).call(loadPages, {});
  const shares = list.success ? list.pages.filter((each) => each.id === id) : [];
  expect(shares.map(({ share, isp }) => [share, isp])).toEqual([
    ["Everyone at Noordervaart and anyone with the password", false],
  ]);
  const why = await as(world, world.ed).call(explainAccess, { page_id: id, who: "public" });
  expect(why).toMatchObject({
    right: "none",
    chain: [{ text: "This page is public with a password: visitors have to enter it." }],
  });
});

it("says that public access has ended, and to whom the page is still there (long)", async () => {
  const id = await publicPage("ended");
  await within(world, actorOf(world, world.ed), async (tx) => {
    const link = { passwordHash: null, ends: new Date("2026-01-31T12:00:00Z") };
    await savePublicLinkOf(id, { link, before: link }, worldNow, tx);
    await refreshReaders(id, tx);
  });
  const screen = await opened(world.ed, "/ended/");
  expect(saidIn(screen)).toContain(
    "Public access ended on 31 January 2026. Everyone at Noordervaart can see this page.",
  );
});

it("is for who may make the page public: others see no form, and pages that are not public have none (long)", async () => {
  await publicPage("seen");
  const vera = await opened(world.vera, "/seen/");
  expect(vera.text()).not.toContain("Public access");
  await madePage(world, "Inner", { slug: "inner" });
  const ed = await opened(world.ed, "/inner/");
  expect(ed.text()).not.toContain("Public access");
  await publicPage("main", there);
  const main = await opened(there.olga, "/main/", there);
  expect(main.text()).toContain("Public access");
  const crew = await opened(there.vera, "/@crew/tides/", there);
  expect(crew.names("link")).toEqual(["Page permissions"]);
  expect(crew.text()).not.toContain("Public access");
});

it("who may limit the world is who may open a page to it, in the main group alone", () => {
  const site = { siteId: 1, withSubsites: true, guestPageId: null, personId: 1 } as const;
  const page = { subsiteId: 0, isPublic: true, publicPages: true };
  const codeOf = (role: "member" | "external", facts: object) => {
    const verdict = mayLimitWorld({ ...site, role }, { ...page, ...facts });
    return verdict.allowed ? "allowed" : verdict.code;
  };
  expect(codeOf("member", {})).toBe("allowed");
  expect(codeOf("external", {})).toBe("public-by-members");
  expect(codeOf("member", { publicPages: false })).toBe("public-not-allowed");
  expect(codeOf("member", { isPublic: false })).toBe("page-not-public");
  expect(codeOf("member", { subsiteId: 3 })).toBe("roles-decide");
});
