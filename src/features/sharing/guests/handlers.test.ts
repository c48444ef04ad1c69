import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { searchEverything } from "#features/search/contract.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { emptyDocument } from "#documents/document.ts";
import { loadNewPage } from "#features/creating/contract.ts";
import { loadPageEdit, loadProperties, savePageEdit } from "#features/properties/contract.ts";
import type { ListedGroup, ListedPerson } from "../contract.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => allowGuests(true));
afterAll(() => world.close());

function allowGuests(on: boolean) {
  return world.database.pool.query("update site set guest_invites = $2 where id = $1", [world.siteId, on]);
}

function allowPublic(on: boolean) {
  return world.database.pool.query("update site set public_pages = $2 where id = $1", [world.siteId, on]);
}

async function newPage(title: string): Promise<number> {
  const ed = actorOf(world, world.ed);
  const page = { title, folderId: world.mainFolderId, slug: null, document: emptyDocument, preview: "" };
  const shares = [{ principalId: ed.principals[1] ?? 0, mayEdit: true }];
  return (await within(world, ed, (tx) => insertPage(ed, { ...page, shares }, worldNow, tx))) as number;
}

function save(page_id: number, permission_state: Record<string, object>, who: WorldPerson = world.ed) {
  return as(world, who).call(savePageEdit, { page_id, settings: { permission_state } as never });
}

async function settingsOf(page_id: number, who: WorldPerson = world.ed) {
  const answer = await as(world, who).call(loadPageEdit, { page_id });
  if (!answer.success) throw new Error(answer.code);
  const group = answer.users.find((each: ListedGroup) => each.id === "guests") as ListedGroup;
  return { ...answer, group, guests: group.sub_users as ListedPerson[] };
}

const invite = (id: number, ...emails: string[]) =>
  save(id, Object.fromEntries(emails.map((email, at) => [`new${at + 1}`, { view: true, email }])));

describe("inviting guests", () => {
  it("lists each with a link of their own, told apart from people by an id below zero [GUES-01] [PPRM-02] [PPRM-03] [PPRM-05] (long)", async () => {
    const id = await newPage("Two guests");
    expect((await settingsOf(id)).group).toMatchObject({ nr_people: 0, view: false, sub_users: [] });
    expect(await invite(id, "Gerda@Example.org", "gijs@example.org")).toMatchObject({ success: true });
    const { group, guests } = await settingsOf(id);
    expect(group).toMatchObject({ nr_people: 2, view: true, edit: false });
    expect(guests).toMatchObject([
      {
        name: "Gerda@Example.org",
        email: "Gerda@Example.org",
        is_admin: false,
        is_self: false,
        is_guest: true,
        view: true,
        edit: false,
        follow: false,
        notify_st: "paused",
      },
      { email: "gijs@example.org", is_guest: true },
    ]);
    for (const guest of guests) {
      expect(guest.id).toBeLessThan(0);
      expect(guest.share_url).toMatch(
        /^https:\/\/noordervaart\.example\/accounts\/guest\/[0-9]+-[\w-]{43}\/$/,
      );
    }
    expect(new Set(guests.map(({ share_url }) => share_url)).size).toBe(2);
    expect((await settingsOf(id)).guests).toEqual(guests);
    await mailsOf(world);
  });

  it("mails each new guest the same link once, and those who were there nothing [GUES-01] [GUES-11] (long)", async () => {
    const id = await newPage("Mailed");
    await invite(id, "mail@example.org");
    const [mail, ...others] = await mailsOf(world);
    const [guest] = (await settingsOf(id)).guests;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "mail@example.org",
      subject: "Ed Elzinga shared “Mailed” with you",
      secretLinks: [],
    });
    expect(mail?.text).toContain(guest?.share_url);
    await save(id, { [String(guest?.id)]: { view: true }, all: { view: true } });
    expect(await mailsOf(world)).toEqual([]);
    await invite(id, "second@example.org");
    expect((await mailsOf(world)).map(({ to }) => to)).toEqual(["second@example.org"]);
  });

  it("writes no mail to whoever was removed before it was sent [GUES-03] (long)", async () => {
    const id = await newPage("Too late");
    await invite(id, "late@example.org");
    const [guest] = (await settingsOf(id)).guests;
    const gone = { [String(guest?.id)]: { deleted: true } };
    await save(id, gone);
    expect(await mailsOf(world)).toEqual([]);
    expect((await settingsOf(id)).guests).toEqual([]);
    // Whom another has removed meanwhile may be removed again.
    expect(await save(id, gone)).toMatchObject({ success: true });
  });

  it("refuses bad and double addresses each at its line, and then saves nothing [GUES-11] (long)", async () => {
    const id = await newPage("Doubles");
    await invite(id, "there@example.org");
    await save(id, { [world.xavi.id]: { view: true } });
    const lines = ["new@example.org", "none", "NEW@example.org", "There@example.org", world.xavi.email];
    const answer = await invite(id, ...lines, world.olga.email);
    const double = "This address is already in the list.";
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: "Couldn't save the page. Please check the errors below.",
        form_errors: {
          "settings.permission_state.new2": "Enter a valid email address.",
          "settings.permission_state.new3": double,
          "settings.permission_state.new4": double,
          "settings.permission_state.new5": double,
          "settings.permission_state.new6": double,
        },
      },
    });
    expect((await settingsOf(id)).guests).toHaveLength(1);
    await mailsOf(world);
  });

  it("takes an address that was removed in the same save, and skips a line that stayed empty [GUES-02] [GUES-03] (long)", async () => {
    const id = await newPage("Again");
    await invite(id, "again@example.org");
    const [before] = (await settingsOf(id)).guests;
    const state = {
      [String(before?.id)]: { deleted: true },
      new1: { view: true, email: "again@example.org" },
      new2: { view: true, email: " " },
    };
    expect(await save(id, state)).toMatchObject({ success: true });
    const [after, ...others] = (await settingsOf(id)).guests;
    expect(others).toEqual([]);
    expect(after?.share_url).not.toBe(before?.share_url);
    await mailsOf(world);
  });

  it("is offered only where the site allows it [GUES-04] [GUES-05] [GUES-09] (long)", async () => {
    const id = await newPage("Not here");
    await allowGuests(false);
    expect(await settingsOf(id)).toMatchObject({ allow_guest_invites: false });
    expect(await invite(id, "no@example.org")).toMatchObject({ status: 403, code: "guests-not-allowed" });
    await allowGuests(true);
    expect(await settingsOf(id)).toMatchObject({ allow_guest_invites: true, allow_public_pages: false });
    await allowPublic(true);
    expect(await settingsOf(id)).toMatchObject({ allow_guest_invites: true, allow_public_pages: true });
    await allowGuests(false);
    expect(await settingsOf(id)).toMatchObject({ allow_guest_invites: false, allow_public_pages: true });
    await allowPublic(false);
  });

  it("is for those who may edit the page", async () => {
    const id = await newPage("Not yours");
    await save(id, { all: { view: true } });
    const answer = await save(id, { new1: { view: true, email: "x@example.org" } }, world.vera);
    expect(answer).toMatchObject({ code: "page-editors-only" });
  });

  it("gives no right but reading, and lets a page have so many", async () => {
    const id = await newPage("Only read");
    const email = "edit@example.org";
    expect(await save(id, { new1: { edit: true, email } })).toMatchObject({ code: "guests-only-view" });
    expect(await save(id, { new1: { follow: true, email } })).toMatchObject({ code: "guests-only-view" });
    const many = Array.from({ length: 101 }, (_, at) => `g${at}@example.org`);
    expect(await invite(id, ...many)).toMatchObject({ code: "too-many-guests" });
  });

  it("is counted, so that nobody sends mails without end (long)", async () => {
    const pages = [await newPage("First hundred"), await newPage("Second"), await newPage("Third")];
    const many = Array.from({ length: 100 }, (_, at) => `m${at}@example.org`);
    const answers = [];
    for (const id of pages) {
      const state = Object.fromEntries(many.map((email, at) => [`new${at}`, { view: true, email }]));
      answers.push(await save(id, state, world.ada));
    }
    expect(answers.map((each) => each.success)).toEqual([true, true, false]);
    expect(answers[2]).toMatchObject({ status: 429, code: "too-many-attempts" });
  });
});

it("stand in the sharing column of lists [PLST-12]", async () => {
  const id = await newPage("In the column");
  await invite(id, "column@example.org");
  const shown = async () => {
    const list = await as(world, world.ed).call(loadPages, {});
    return list.success && list.pages.find((page: { id: number }) => page.id === id)?.share;
  };
  expect(await shown()).toBe("Only administrators, Ed Elzinga, and 1 guest");
  await save(id, { all: { view: true } });
  expect(await shown()).toBe("Everyone at Noordervaart and 1 guest");
});

describe("the switch of all guests", () => {
  it("goes off with the last guest and on with the first [PPRM-06] [PPRM-07]", async () => {
    const id = await newPage("Switched");
    expect(await save(id, { guests: { view: true } })).toMatchObject({
      body: { error: "Add one or more guests to enable guest access." },
    });
    expect(
      await save(id, { guests: { view: true }, new1: { view: true, email: "on@example.org" } }),
    ).toMatchObject({
      success: true,
    });
    expect(await save(id, { guests: { view: false } })).toMatchObject({
      body: { error: "To turn off guest access, remove the guests." },
    });
    const [guest] = (await settingsOf(id)).guests;
    const off = { guests: { view: false }, [String(guest?.id)]: { deleted: true } };
    expect(await save(id, off)).toMatchObject({ success: true });
  });
});

describe("suggestions", () => {
  it("are the guests of other pages that one may edit, each once [GUES-10]", async () => {
    const [first, second, third] = [await newPage("S1"), await newPage("S2"), await newPage("S3")];
    await invite(first, "both@example.org", "one@example.org");
    await invite(second, "Both@example.org", "two@example.org");
    await save(first, { [world.xavi.id]: { view: true, edit: true } });
    const readOnly = await newPage("Read by Ed, edited by Ada");
    await invite(readOnly, "hidden@example.org");
    const views = { view: true, edit: false };
    await save(readOnly, { all: views, editors: views, [world.ed.id]: views }, world.ada);
    const read = await as(world, world.ed).call(readPageById, { page_id: readOnly });
    expect(read).toMatchObject({ success: true, page: { mayEdit: false } });
    const seen = async (id: number, who: WorldPerson) =>
      (await settingsOf(id, who)).active_guests as string[];
    const offered = await seen(third, world.ed);
    expect(offered.filter((email) => /^(both|one|two)@/i.test(email))).toEqual([
      "two@example.org",
      "Both@example.org",
      "one@example.org",
    ]);
    expect(await seen(first, world.ed)).toContain("two@example.org");
    expect(await seen(first, world.ed)).not.toContain("Both@example.org");
    expect(offered).not.toContain("hidden@example.org");
    expect(await seen(third, world.ada)).toContain("hidden@example.org");
    expect(await seen(first, world.xavi)).toEqual([]);
    const make = await as(world, world.ed).call(loadNewPage, {});
    const change = await as(world, world.ed).call(loadProperties, { page_id: third });
    for (const answer of [make, change])
      expect(answer).toMatchObject({ allow_guest_invites: true, active_guests: offered });
  });
});

describe("a guest", () => {
  it("reads their page and nothing else: no other page, no people, no editing", async () => {
    const [theirs, other] = [await newPage("Guestbook theirs"), await newPage("Guestbook other")];
    await invite(theirs, "reader@example.org");
    const guest = as(world, { guestOf: theirs });
    expect(await guest.call(readPageById, { page_id: theirs })).toMatchObject({
      page: { mayEdit: false, folders: [], isStarred: false },
      card: null,
    });
    expect(await guest.call(readPageById, { page_id: other })).toMatchObject({ status: 404 });
    const found = await guest.call(searchEverything, { q: "guestbook", all_subsites: "yes" });
    expect(found.success && found.results.map(({ desc }: { desc: string }) => desc)).toEqual([
      "Guestbook theirs",
    ]);
    expect(await guest.call(searchEverything, { q: "vera" })).toMatchObject({ results: [] });
    const list = await guest.call(loadPages, {});
    expect(list).toMatchObject({ nr_pages: 1, tree: [], users: {} });
    expect(await guest.call(loadPageEdit, { page_id: theirs })).toMatchObject({ code: "page-editors-only" });
    expect(await guest.call(loadNewPage, {})).toMatchObject({ code: "editors-only" });
  });

  it("of a copied share is none: each page has its own guests", async () => {
    const [theirs, copy] = [await newPage("Original"), await newPage("Copy")];
    await invite(theirs, "copied@example.org");
    await within(world, actorOf(world, world.ed), async (tx) => {
      const { readShares, refreshReaders, writeShares } = await import("#features/access/store.ts");
      await writeShares(copy, await readShares(theirs, tx), tx);
      await refreshReaders(copy, tx);
    });
    expect(await as(world, { guestOf: theirs }).call(readPageById, { page_id: copy })).toMatchObject({
      status: 404,
    });
  });
});
