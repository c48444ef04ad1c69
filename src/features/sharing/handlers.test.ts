import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { emptyDocument } from "#documents/document.ts";
import { createPage, loadNewPage } from "#features/creating/contract.ts";
import { loadPageEdit, savePageEdit } from "#features/properties/contract.ts";
import type { ListedGroup } from "./contract.ts";
import { readSharingScreen } from "#features/properties/permissions/screen.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { firstShares } from "#features/access/rules.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function newPage(title: string): Promise<number> {
  const page = {
    title,
    folderId: world.mainFolderId,
    slug: null,
    document: emptyDocument,
    preview: "",
    shares: firstShares,
  };
  return (await within(world, actorOf(world, world.ed), (tx) =>
    insertPage(actorOf(world, world.ed), page, worldNow, tx),
  )) as number;
}

const save = (who: Parameters<typeof as>[1], page_id: number, permission_state: Record<string, object>) =>
  as(world, who).call(savePageEdit, { page_id, settings: { permission_state } as never });

describe("the permission list", () => {
  it("answers the groups, administrators with view and edit, and people with a share [PPRM-03] [PRUL-05]", async () => {
    const id = await newPage("List & co");
    await save(world.ed, id, { [world.xavi.id]: { view: true } });
    const answer = await as(world, world.ed).call(loadPageEdit, { page_id: id });
    if (!answer.success) throw new Error(answer.code);
    expect(answer).toMatchObject({ title: "List & co", title_s: "List &amp; co", category_path: "Main" });
    const groups = Object.fromEntries(answer.users.map((group: ListedGroup) => [group.id, group]));
    expect(answer.users.map((group: ListedGroup) => [group.id, group.name])).toEqual([
      ["admins", "Administrators"],
      ["public", "Public"],
      ["guests", "Guests"],
      ["all", "Everyone at Noordervaart"],
      ["editors", "Editors"],
      ["others", "People"],
    ]);
    expect(
      groups["admins"]?.sub_users.map((each: { name: string; edit: boolean }) => [each.name, each.edit]),
    ).toEqual([
      ["Ada Admiraal", true],
      ["Olga Oosterhuis", true],
    ]);
    expect(groups["all"]).toMatchObject({ view: true, edit: false, nr_people: 4 });
    expect(groups["others"]?.sub_users).toMatchObject([
      {
        id: world.xavi.id,
        email: world.xavi.email,
        view: true,
        edit: false,
        is_self: false,
        notify_st: "normal",
      },
    ]);
  });

  it("says of each person who they are: oneself, from outside, an administrator; to externals no address but their own [PPRM-02]", async () => {
    const id = await newPage("Who is who");
    await save(world.ed, id, {
      [world.xavi.id]: { view: true, edit: true },
      [world.vera.id]: { view: true, edit: true },
    });
    const seenBy = async (who: WorldPerson) => {
      const answer = await as(world, who).call(loadPageEdit, { page_id: id });
      if (!answer.success) throw new Error(answer.code);
      return answer.users.flatMap((group: ListedGroup) =>
        group.sub_users.map((each) => [
          each.email,
          ...(["is_self", "is_external", "is_admin", "is_guest"] as const).filter((fact) => each[fact]),
        ]),
      );
    };
    const { ada, olga, vera, xavi } = world;
    expect(await seenBy(vera)).toEqual([
      [ada.email, "is_admin"],
      [olga.email, "is_admin"],
      [vera.email, "is_self"],
      [xavi.email, "is_external"],
    ]);
    expect(await seenBy(xavi)).toEqual([
      ["", "is_admin"],
      ["", "is_admin"],
      [""],
      [xavi.email, "is_self", "is_external"],
    ]);
  });

  it("has the levels of each group and person as they were given [PPRM-01] [PPRM-02] [PPRM-05]", async () => {
    const id = await newPage("Levels");
    const [seen, written] = [
      { view: true, edit: false, follow: true },
      { view: true, edit: true, follow: false },
    ];
    const given = {
      admins: { ...written, follow: true },
      all: seen,
      editors: written,
      [world.vera.id]: { ...written, follow: true },
      [world.xavi.id]: seen,
    };
    await save(world.ed, id, given);
    const answer = await as(world, world.ed).call(loadPageEdit, { page_id: id });
    const groups: readonly ListedGroup[] = answer.success ? answer.users : [];
    const lines = groups.flatMap(({ id: name, sub_users, ...group }) => [
      { ...group, id: name },
      ...sub_users,
    ]);
    for (const [name, levels] of Object.entries(given))
      expect(lines.find((line) => String(line.id) === name)).toMatchObject(levels);
  });

  it("turns all people with a line of their own by that of their group, which has what all of them have [PPRM-16]", async () => {
    const id = await newPage("All at once");
    const edits = async (sent: Record<string, object>) => {
      expect(await save(world.ed, id, sent)).toMatchObject({ success: true });
      const answer = await as(world, world.ed).call(loadPageEdit, { page_id: id });
      const others = answer.success ? answer.users.find((group: ListedGroup) => group.id === "others") : null;
      return [others?.edit, ...(others?.sub_users ?? []).map(({ edit }: { edit: boolean }) => edit)];
    };
    const [vera, xavi] = [String(world.vera.id), String(world.xavi.id)];
    expect(await edits({ [vera]: { view: true }, [xavi]: { edit: true } })).toEqual([false, false, true]);
    expect(await edits({ others: { edit: true } })).toEqual([true, true, true]);
  });

  it("is for those who may edit the page; others learn no more than they may see", async () => {
    const id = await newPage("Closed");
    expect(await as(world, world.vera).call(loadPageEdit, { page_id: id })).toMatchObject({ status: 403 });
    expect(await as(world, world.xavi).call(loadPageEdit, { page_id: id })).toMatchObject({ status: 404 });
    expect(await as(world, world.other.nora).call(loadPageEdit, { page_id: id })).toMatchObject({
      status: 404,
    });
  });
});

it("the permissions screen offers invites to who may, on a site with few people [PPRM-13] [PPRM-17]", async () => {
  const nora = as(world, world.other.nora);
  const made = await nora.call(createPage, { settings: { title: "Quiet quay", slug: "quay" } });
  expect(made).toMatchObject({ success: true });
  const page = await nora.call(readPageAt, { slug: "quay" });
  const page_id = page.success ? page.page.id : 0;
  expect(await nora.call(readSharingScreen, { page_id })).toMatchObject({ offersInvites: true });
  const ours = { page_id: await newPage("Busy quay") };
  expect(await as(world, world.olga).call(readSharingScreen, ours)).toMatchObject({ offersInvites: false });
});

describe("saving", () => {
  it("opens a page to one person from outside, in lists and by address at once [PPRM-05] [PDLG-11]", async () => {
    const id = await newPage("For Xavi");
    const saved = await save(world.ed, id, { [world.xavi.id]: { view: true, edit: false } });
    expect(saved).toEqual({ success: true, redirect: `/page/${id}/`, message: "Saved", errors: [] });
    expect(await as(world, world.xavi).call(readPageById, { page_id: id })).toMatchObject({
      page: { mayEdit: false },
    });
    const list = await as(world, world.xavi).call(loadPages, {});
    expect(list.success && list.pages.map((page: { title_u: string }) => page.title_u)).toContain("For Xavi");
  });

  it("giving edit gives view, and turning view off or deleting a line takes both [PRUL-01] [PRUL-07] [PPRM-05]", async () => {
    const id = await newPage("Vera writes");
    await save(world.ed, id, { [world.vera.id]: { edit: true }, all: { view: false } });
    expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({
      page: { mayEdit: true },
    });
    for (const gone of [{ view: false }, { deleted: true }]) {
      await save(world.ed, id, { [world.vera.id]: { edit: true } });
      await save(world.ed, id, { [world.vera.id]: gone });
      expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({ status: 404 });
      await save(world.ed, id, { [world.vera.id]: { view: true } });
      expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({
        page: { mayEdit: false },
      });
    }
  });

  it("keeps the page in the hands of whoever saves [PRUL-05]", async () => {
    const id = await newPage("Ed alone");
    await save(world.ed, id, { all: { view: false }, editors: { view: false } });
    expect(await as(world, world.ed).call(readPageById, { page_id: id })).toMatchObject({
      page: { mayEdit: true },
    });
    expect(await as(world, world.ada).call(readPageById, { page_id: id })).toMatchObject({
      page: { mayEdit: true },
    });
    expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({ status: 404 });
  });

  it("refuses with the specification's sentences, and changes nothing [PPRM-08] [PPRM-10] [PPRM-11] [PPRM-12] [PRUL-03] [PRUL-04] [PRUL-05]", async () => {
    const id = await newPage("Refused");
    const tries = [
      [
        { [world.xavi.id]: { follow: true } },
        "To subscribe people to notification updates, give them access to view the page first.",
      ],
      [{ [world.ed.id]: { view: false } }, "You can't revoke your own access."],
      [{ [world.ed.id]: { edit: false } }, "You can't remove your own edit rights."],
      [{ [world.ada.id]: { edit: false }, all: { view: false } }, "Administrators can always edit a page."],
      [{ [world.ada.id]: { view: false } }, "Administrators can always edit a page."],
      [{ admins: { edit: false } }, "Administrators can always edit a page."],
      [{ "999999": { view: true } }, "We couldn't find this person."],
    ] as const;
    for (const [state, error] of tries)
      expect(await save(world.ed, id, state)).toMatchObject({
        success: false,
        body: { error, message: error },
      });
    // Administrators are told the same of themselves.
    expect(await save(world.ada, id, { [world.ada.id]: { view: false } })).toMatchObject({
      body: { error: "You can't revoke your own access." },
    });
    expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({ success: true });
  });

  it("makes a page public only where the site allows it, and then keeps view for people [GUES-04] [GUES-05] [GUES-09] [GUES-12] [PRUL-06] [PPRM-01] [PPRM-09] [PDLG-08]", async () => {
    const id = await newPage("Open house");
    const offered = async () => {
      const ed = as(world, world.ed);
      const [made, begun] = [await ed.call(loadPageEdit, { page_id: id }), await ed.call(loadNewPage, {})];
      const flags = (answer: typeof made | typeof begun) =>
        answer.success && [answer.allow_public_pages, answer.allow_guest_invites];
      expect(flags(begun)).toEqual(flags(made));
      return flags(made);
    };
    expect(await offered()).toEqual([false, false]);
    expect(await save(world.ed, id, { new1: { view: true, email: "no@example.org" } })).toMatchObject({
      body: { error: "Guests are turned off for this site." },
    });
    await world.database.pool.query("update site set guest_invites = true where id = $1", [world.siteId]);
    expect(await offered()).toEqual([false, true]);
    await world.database.pool.query("update site set guest_invites = false where id = $1", [world.siteId]);
    expect(await save(world.ed, id, { public: { view: true } })).toMatchObject({
      code: "public-not-allowed",
    });
    await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
    expect(await offered()).toEqual([true, false]);
    // Nor in the same moment.
    expect(await save(world.ed, id, { public: { view: true }, all: { view: false } })).toMatchObject({
      body: { error: "Cannot turn off access for people when the page is Public." },
    });
    expect(await save(world.ed, id, { public: { view: true } })).toMatchObject({ success: true });
    expect(await as(world, "visitor").call(readPageById, { page_id: id })).toMatchObject({ success: true });
    expect(await save(world.ed, id, { all: { view: false } })).toMatchObject({
      body: { error: "Cannot turn off access for people when the page is Public." },
    });
    await save(world.ed, id, { [world.vera.id]: { view: true } });
    // A line that is not sent stays as it is, that of the public too.
    expect(await as(world, "visitor").call(readPageById, { page_id: id })).toMatchObject({ success: true });
    for (const gone of [{ view: false }, { deleted: true }])
      expect(await save(world.ed, id, { [world.vera.id]: gone })).toMatchObject({
        body: { error: "Cannot turn off access for people when the page is Public." },
      });
    const listed = async () => {
      const answer = await as(world, world.ed).call(loadPageEdit, { page_id: id });
      return answer.success && answer.users.find((group: ListedGroup) => group.id === "public")?.view;
    };
    expect(await listed()).toBe(true);
    await save(world.ed, id, { public: { view: false } });
    expect(await listed()).toBe(false);
    expect(await as(world, "visitor").call(readPageById, { page_id: id })).toMatchObject({ status: 404 });
  });
});
