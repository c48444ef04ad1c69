import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAffected } from "#features/access/change-store.ts";
import { type Share, firstShares, mayEdit, mayView, readersOf } from "#features/access/rules.ts";
import { addPerson } from "#features/people/store.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { run } from "#database/transaction.ts";
import { addGuest } from "../guests/store.ts";
import { sharesOfGuests } from "../guests/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { previewSharing } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await set("update site set public_pages = true, guest_invites = true where id = $1");
});
afterAll(() => world.close());

const set = (text: string, ...values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [world.siteId, ...values]));
const share = (who: WorldPerson, edits: boolean) => ({
  principalId: principal("person", who.id),
  mayEdit: edits,
});

async function change(who: WorldPerson, page_id: number, permission_state: object) {
  const settings = JSON.stringify({ permission_state });
  const answer = await as(world, who).call(previewSharing, { page_id, settings });
  return answer.success ? [...answer.sentences, answer.asks] : answer.code;
}

describe("who gains and who loses access", () => {
  it("is said by name up to ten people, by count beyond (long)", async () => {
    const page = await madePage(world, "Buoys", { shares: [share(world.ed, true)] });
    const { vera, xavi } = world;
    expect(await change(world.ed, page, { [xavi.id]: { view: true }, [vera.id]: { edit: true } })).toEqual([
      "Gets access: Vera Visser and Xavi Xanten.",
      false,
    ]);
    const shared = await madePage(world, "Locks", {
      shares: [share(world.ed, true), share(xavi, true), share(vera, false)],
    });
    expect(
      await change(world.ed, shared, {
        [vera.id]: { edit: true },
        [xavi.id]: { edit: false },
        editors: { view: true },
      }),
    ).toEqual(["Can edit too: Vera Visser.", "Can no longer edit: Xavi Xanten.", false]);
    expect(await change(world.ed, shared, { [vera.id]: { deleted: true } })).toEqual([
      "Loses access: Vera Visser.",
      true,
    ]);
    expect(await change(world.ed, shared, { [vera.id]: { follow: true } })).toEqual([
      "No one gains or loses access.",
      false,
    ]);
    await within(world, actorOf(world, world.olga), async (tx) => {
      for (let at = 0; at < 9; at++)
        await addPerson(
          { name: `Aafje ${at}`, email: `a${at}@b.nl`, passwordHash: null, role: "member" },
          tx,
        );
    });
    expect(await change(world.ed, page, { all: { view: true } })).toEqual([
      "Gets access: Aafje 0, Aafje 1, Aafje 2, Aafje 3, Aafje 4, Aafje 5, Aafje 6, Aafje 7, Aafje 8, and Vera Visser.",
      false,
    ]);
    expect(await change(world.ed, page, { all: { view: true }, [xavi.id]: { view: true } })).toEqual([
      "Gets access: 11 people.",
      false,
    ]);
    await set("delete from person where site_id = $1 and email like 'a%@b.nl'");
  });

  it("names guests and the world, and asks before the world gains it or somebody loses it (long)", async () => {
    const page = await madePage(world, "Open house");
    expect(await change(world.ed, page, { public: { view: true } })).toEqual([
      "Gets access: anyone on the web.",
      true,
    ]);
    expect(await change(world.ed, page, { new1: { view: true, email: "g@b.nl" } })).toEqual([
      "Gets access: g@b.nl.",
      false,
    ]);
    const guest = await within(world, actorOf(world, world.ed), async (tx) => {
      const id = await addGuest({ pageId: page, email: "h@b.nl", inviterId: world.ed.id }, worldNow, tx);
      await writeShares(page, [...firstShares, ...sharesOfGuests(page, 1)], tx);
      await run(tx, "update page set is_public = true where site_id = $1 and id = $2", [world.siteId, page]);
      await refreshReaders(page, tx);
      return id;
    });
    expect(await change(world.ed, page, { [-guest]: { deleted: true } })).toEqual([
      "Loses access: h@b.nl.",
      true,
    ]);
    expect(await change(world.ed, page, { new1: { view: true, email: "half@" } })).toEqual([
      "No one gains or loses access.",
      false,
    ]);
    expect(await change(world.ed, page, { [-guest]: { deleted: true }, public: { view: false } })).toEqual([
      "Loses access: anyone on the web, Xavi Xanten, and h@b.nl.",
      true,
    ]);
    await set("update page set unpublished = true where site_id = $1 and id = $2", page);
    await within(world, actorOf(world, world.ed), (tx) => refreshReaders(page, tx));
    expect(await change(world.ed, page, { public: { view: false }, all: { view: false } })).toEqual([
      "Loses access: anyone on the web, Vera Visser, and Xavi Xanten.",
      "This applies once the page is published.",
      true,
    ]);
  });

  it("is refused as saving is, to who may not change it, and tells those from outside no names", async () => {
    const page = await madePage(world, "Refused", { shares: [...firstShares, share(world.xavi, true)] });
    expect(await change(world.vera, page, {})).toBe("page-editors-only");
    expect(await change(world.ed, page, { [world.ed.id]: { view: false } })).toBe("own-view");
    expect(await change(world.ed, page, { 999999: { view: true } })).toBe("no-such-person");
    expect(await change(world.xavi, page, { [world.vera.id]: { view: true } })).toBe("no-such-person");
    expect(await change(world.xavi, page, { new1: { view: true, email: "g@b.nl" } })).toBe(
      "guests-by-members",
    );
    expect(await change(world.xavi, page, { all: { view: false } })).toEqual([
      "Loses access: 1 person.",
      true,
    ]);
    const closed = await madePage(world, "Closed", { shares: [] });
    expect(await change(world.vera, closed, {})).toBe("page-not-found");
  });

  it("leaves who saves what they have", async () => {
    const page = await madePage(world, "Kept");
    expect(await change(world.ed, page, { editors: { view: false } })).toEqual([
      "No one gains or loses access.",
      false,
    ]);
  });

  it("changes nothing by being asked", async () => {
    const page = await madePage(world, "Untouched");
    await change(world.ed, page, { all: { view: false } });
    const found = await within(world, actorOf(world, world.vera), (tx) =>
      run(tx, "select from page_share where site_id = $1 and page_id = $2", [world.siteId, page]),
    );
    expect(found).toHaveLength(firstShares.length);
  });
});

it("the statement and the rule agree on every person and every two ways of sharing (long)", async () => {
  const { ed, vera, xavi, olga, ada } = world;
  const [everybody, editors] = [principal("everybody"), principal("editors")];
  const view = (principalId: number): Share => ({ principalId, mayEdit: false });
  const edit = (principalId: number): Share => ({ principalId, mayEdit: true });
  const sets = [
    { shares: [], isPublic: false },
    { shares: [view(everybody), edit(editors)], isPublic: false },
    { shares: [edit(everybody), view(principal("person", vera.id))], isPublic: false },
    { shares: [share(xavi, true), share(vera, false)], isPublic: false },
    { shares: [view(editors), share(vera, true), share(xavi, false)], isPublic: true },
  ].map((each) => ({ area: 0, world: principal("public"), isTrashed: false, isUnpublished: false, ...each }));
  for (const one of sets)
    for (const other of sets) {
      const affected = await within(world, actorOf(world, olga), (tx) =>
        readAffected({ before: readersOf(one), after: readersOf(other) }, tx),
      );
      for (const who of [olga, ada, ed, vera, xavi]) {
        const actor = actorOf(world, who);
        const [saw, sees] = [mayView(actor, one).allowed, mayView(actor, other).allowed];
        const [edited, edits] = [mayEdit(actor, one).allowed, mayEdit(actor, other).allowed];
        const expected = [
          ...(!saw && sees ? ["gains"] : []),
          ...(saw && !sees ? ["loses"] : []),
          ...(saw && sees && edits && !edited ? ["edits"] : []),
          ...(saw && sees && edited && !edits ? ["edits-no-more"] : []),
        ];
        const said = affected.filter(({ names }) => names.includes(who.name)).map(({ effect }) => effect);
        expect({ who: who.name, one, other, said }).toEqual({ who: who.name, one, other, said: expected });
      }
    }
});

it("stands above Save before it is saved, and follows what is turned (long)", async () => {
  const page = await madePage(world, "Shown", { shares: [share(world.ed, true), share(world.vera, false)] });
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  await screen.click("checkbox", "Everyone at Noordervaart can view");
  await screen.pass(1000);
  expect(screen.text()).toContain("No one gains or loses access.");
  await screen.click("checkbox", "Vera Visser can view");
  await screen.click("checkbox", "Everyone at Noordervaart can view");
  await screen.pass(1000);
  expect(screen.text()).toContain("Loses access: Vera Visser.");
  screen.meddle(({ path }) =>
    path.startsWith("/-/sharing/change/") ? new Response("", { status: 502 }) : null,
  );
  await screen.click("checkbox", "Vera Visser can view");
  await screen.click("checkbox", "Vera Visser can edit");
  await screen.click("button", "Save");
  expect(screen.text(screen.part("dialog"))).toContain("We couldn't check who gains and who loses access.");
  await screen.click("button", "Back");
  // What was turned back is none.
  expect(screen.text()).toContain("1 unsaved change");
});

it("is found out again when it is saved: what others have changed since is asked about too (long)", async () => {
  const everybody = { principalId: principal("everybody"), mayEdit: false };
  const page = await madePage(world, "Since", {
    shares: [share(world.ed, true), share(world.vera, false), everybody],
  });
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  await screen.click("checkbox", "Vera Visser can view");
  await screen.pass(1000);
  expect(screen.text()).toContain("No one gains or loses access.");
  await within(world, actorOf(world, world.ada), async (tx) => {
    await writeShares(page, [share(world.ed, true), share(world.vera, false)], tx);
    await refreshReaders(page, tx);
  });
  await screen.click("button", "Save");
  expect(screen.text(screen.part("dialog"))).toContain("Loses access: Vera Visser.");
});

it("of ten thousand people comes a number, and names of none (long)", async () => {
  const crowd = await openWorld();
  const shares = [...firstShares, share(crowd.xavi, true)];
  const facts = { area: 0, isPublic: false, world: null, isTrashed: false, isUnpublished: false };
  const said = await within(crowd, actorOf(crowd, crowd.olga), async (tx) => {
    const insert = `insert into person (site_id, name, name_key, email, role)
      select $1, 'P ' || at, 'p ' || at, 'p' || at || '@b.nl', 'member' from generate_series(1, 10000) at`;
    await run(tx, insert, [crowd.siteId]);
    const after = readersOf({ ...facts, shares: [share(crowd.xavi, false)] });
    return readAffected({ before: readersOf({ ...facts, shares }), after }, tx);
  });
  expect(said.toSorted((one, other) => other.count - one.count)).toEqual([
    { effect: "loses", count: 10_002, names: [], pages: 1 },
    { effect: "edits-no-more", count: 1, names: ["Xavi Xanten"], pages: 1 },
  ]);
  await crowd.close();
});
