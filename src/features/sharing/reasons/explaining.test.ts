import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { findPageAnywhere } from "#features/pages/store.ts";
import { principal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addGuest } from "../guests/store.ts";
import { sharesOfGuests } from "../guests/rules.ts";
import { worldNow } from "#testing/as.ts";
import { explainAccess } from "./contract.ts";
import { explainedAccess } from "./operations.ts";

let flat: World;
let grouped: SubsiteWorld;
beforeAll(async () => {
  flat = await openWorld();
  grouped = await openSubsiteWorld();
});
afterAll(async () => {
  await flat.close();
  await grouped.close();
});

const set = (world: World, text: string, ...values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [world.siteId, ...values]));

async function change(world: World, page: number, text: string): Promise<void> {
  await set(world, `update page set ${text} where site_id = $1 and id = $2`, page);
  await within(world, actorOf(world, world.olga), (tx) => refreshReaders(page, tx));
}

const share = (who: WorldPerson, mayEdit: boolean) => ({ principalId: principal("person", who.id), mayEdit });

async function why(world: World, asker: WorldPerson, page_id: number, who: WorldPerson | string) {
  const name = typeof who === "string" ? who : String(who.id);
  const answer = await as(world, asker).call(explainAccess, { page_id, who: name });
  if (!answer.success) return answer.code;
  const { title, summary, chain, without, others, advice } = answer;
  return [title, summary, ...chain.map(({ text }) => text), without, ...others, advice].filter(Boolean);
}

describe("why somebody sees a page", () => {
  it("is said by what they are and what that gives, and what would be left", async () => {
    const page = await madePage(flat, "Buoys", { shares: [...firstShares, share(flat.vera, true)] });
    expect(await why(flat, flat.ed, page, flat.vera)).toEqual([
      "Why can Vera Visser see this?",
      "Vera Visser can view and edit this page.",
      "This page is shared with Vera Visser, to edit.",
      "Without that, Vera Visser could still view it:",
      "Everyone at Noordervaart can view this page.",
    ]);
    expect(await why(flat, flat.ed, page, flat.ada)).toEqual([
      "Why can Ada Admiraal see this?",
      "Ada Admiraal can view and edit this page.",
      "Ada Admiraal is an administrator of Noordervaart.",
      "Administrators can view and edit every page.",
      "Without that, Ada Admiraal could still edit it:",
      "Editors can edit this page.",
    ]);
    expect(await why(flat, flat.ed, page, flat.ed)).toEqual([
      "Why can Ed Elzinga see this?",
      "Ed Elzinga can view and edit this page.",
      "Ed Elzinga is an editor of Noordervaart.",
      "Editors can edit this page.",
      "Without that, Ed Elzinga could still view it:",
      "Everyone at Noordervaart can view this page.",
    ]);
  });

  it("and why somebody does not, with what to do about it", async () => {
    const page = await madePage(flat, "Locks", { shares: [share(flat.ed, true)] });
    expect(await why(flat, flat.ed, page, flat.vera)).toEqual([
      "Why can't Vera Visser see this?",
      "Vera Visser can't see this page.",
      "This page isn't shared with Vera Visser, or with a group that Vera Visser is in.",
      "Add Vera Visser under Page permissions.",
    ]);
    expect(await why(flat, flat.ed, page, flat.xavi)).toEqual([
      "Why can't Xavi Xanten see this?",
      "Xavi Xanten can't see this page.",
      "People from outside only see pages that are shared with them by name.",
      "Add Xavi Xanten under Page permissions.",
    ]);
    const draft = await madePage(flat, "Draft");
    await change(flat, draft, "unpublished = true");
    expect(await why(flat, flat.ed, draft, flat.vera)).toEqual([
      "Why can't Vera Visser see this?",
      "Vera Visser can't see this page.",
      "This page isn't published yet, so only people who can edit it see it.",
      "Publish the page so Vera Visser can see it.",
    ]);
  });

  it("is said of groups, the world and guests", async () => {
    const page = await madePage(flat, "Open house");
    expect(await why(flat, flat.ed, page, "all")).toEqual([
      "Why can everyone at Noordervaart see this?",
      "Everyone at Noordervaart can view this page.",
      "Everyone at Noordervaart can view this page.",
    ]);
    expect(await why(flat, flat.ed, page, "public")).toEqual([
      "Why can't anyone on the web see this?",
      "Anyone on the web can't see this page.",
      "This page isn't public.",
    ]);
    await set(flat, "update site set public_pages = true, guest_invites = true where id = $1");
    const guest = await within(flat, actorOf(flat, flat.ed), async (tx) => {
      const added = await addGuest(
        { pageId: page, email: "gerda@example.org", inviterId: flat.ed.id },
        worldNow,
        tx,
      );
      await writeShares(page, [...firstShares, ...sharesOfGuests(page, 1)], tx);
      return added;
    });
    await change(flat, page, "is_public = true");
    expect(await why(flat, flat.ed, page, "public")).toEqual([
      "Why can anyone on the web see this?",
      "Anyone on the web can view this page.",
      "This page is public: anyone on the web can see it.",
    ]);
    expect(await why(flat, flat.ed, page, String(-guest))).toEqual([
      "Why can gerda@example.org see this?",
      "gerda@example.org can view this page.",
      "This page is public: anyone on the web can see it.",
      "Without that, gerda@example.org could still view it:",
      "Guests of this page can view it.",
    ]);
    await set(flat, "update site set public_pages = false, guest_invites = false where id = $1");
    expect(await why(flat, flat.ed, page, String(-guest))).toContain("Guests are turned off for this site.");
    expect(await why(flat, flat.ed, page, "-999999")).toBe("no-such-person");
  });

  it("is said of groups as of several people, and of everyone as of one, in both languages", async () => {
    const page = await madePage(flat, "Quays");
    const ed = actorOf(flat, flat.ed);
    const inDutch = (who: string) =>
      within(flat, ed, async (tx) => {
        const { summary, without } = await explainedAccess(page, who, { actor: ed, tx, say: sayIn("nl") });
        return [summary, without].filter(Boolean);
      });
    expect(await inDutch("editors")).toEqual([
      "Redacteuren kunnen deze pagina lezen en bewerken.",
      "Ook zonder dat zouden redacteuren de pagina kunnen lezen:",
    ]);
    expect(await inDutch("all")).toEqual(["Iedereen bij Noordervaart kan deze pagina lezen."]);
    expect(await inDutch("public")).toEqual(["Iedereen op internet kan deze pagina niet zien."]);
    expect(await inDutch(String(flat.vera.id))).toEqual(["Vera Visser kan deze pagina lezen."]);
    expect(await why(flat, flat.ed, page, "admins")).toContain(
      "Without that, administrators could still edit it:",
    );
    expect((await why(flat, flat.ed, page, "editors")).slice(0, 2)).toEqual([
      "Why can editors see this?",
      "Editors can view and edit this page.",
    ]);
  });

  it("is said by roles in a subsite", async () => {
    const { crew, harbour, ada, ed, vera, xavi, olga } = grouped;
    const inCrew = (who: WorldPerson | string) => whyIn(grouped, ada, crew, who);
    expect(await inCrew(ada)).toEqual([
      "Why can Ada Admiraal see this?",
      "Ada Admiraal can view and edit this page.",
      "Ada Admiraal is an administrator of Crew.",
      "Administrators of a subsite can edit every page in it.",
    ]);
    expect(await inCrew(vera)).toContain("Editors of a subsite can edit every page in it.");
    expect(await inCrew(ed)).toContain("Viewers of a subsite can see every page in it.");
    expect(await inCrew(olga)).toEqual([
      "Why can't Olga Oosterhuis see this?",
      "Olga Oosterhuis can't see this page.",
      "Olga Oosterhuis isn't in Crew, and Crew isn't public.",
      "Add Olga Oosterhuis to Crew under People.",
    ]);
    expect((await whyIn(grouped, vera, crew, olga)).at(-1)).toBe(
      "Ask Ada Admiraal to add Olga Oosterhuis to Crew.",
    );
    expect(await whyIn(grouped, ed, harbour, vera)).toEqual([
      "Why can Vera Visser see this?",
      "Vera Visser can view this page.",
      "Harbour is public.",
      "Anyone on the web can see the pages of a public subsite.",
    ]);
    const main = await madePage(grouped, "Main");
    expect(await why(grouped, ed, main, ada)).toContain(
      "Administrators can view and edit every page in the main group.",
    );
    expect(await whyIn(grouped, ed, harbour, xavi)).toContain("Xavi Xanten is a viewer of Harbour.");
    expect(await whyIn(grouped, ed, harbour, "viewers")).toContain(
      "Viewers of a subsite can see every page in it.",
    );
  });
});

/** Asked in the subsite itself, as its address does. */
async function whyIn(
  world: SubsiteWorld,
  asker: WorldPerson,
  { id, tidesId }: { id: number; tidesId: number },
  who: WorldPerson | string,
): Promise<string[]> {
  const actor = actorOf(world, asker, id);
  const name = typeof who === "string" ? who : String(who.id);
  const said = await within(world, actor, (tx) =>
    explainedAccess(tidesId, name, { actor, tx, say: sayIn("en") }),
  );
  const { title, summary, chain, without, others, advice } = said;
  return [title, summary, ...chain.map(({ text }) => text), without, ...others, advice].filter(Boolean);
}

describe("who may ask", () => {
  it("is who may see who has access, and those from outside learn of nobody who is not listed", async () => {
    const page = await madePage(flat, "Asked", { shares: [...firstShares, share(flat.xavi, true)] });
    const closed = await madePage(flat, "Closed", { shares: [] });
    expect(await why(flat, flat.vera, page, flat.ed)).toBe("page-editors-only");
    expect(await why(flat, flat.vera, closed, flat.ed)).toBe("page-not-found");
    expect(await why(flat, flat.vera, 999_999, flat.ed)).toBe("page-not-found");
    expect(await why(flat, flat.xavi, page, flat.vera)).toBe("no-such-person");
    expect(await why(flat, flat.xavi, page, "999999")).toBe("no-such-person");
    expect(await why(flat, flat.xavi, page, "-1")).toBe("guests-by-members");
    expect(await why(flat, flat.xavi, page, flat.xavi)).toContain(
      "This page is shared with Xavi Xanten, to edit.",
    );
    expect(await why(flat, flat.xavi, page, flat.ada)).toContain(
      "Ada Admiraal is an administrator of Noordervaart.",
    );
    expect(await why(flat, flat.ed, page, flat.other.nora)).toBe("no-such-person");
  });
});

describe("for every person and page an explanation says what they can really do", () => {
  const people = (world: World) => [world.olga, world.ada, world.ed, world.vera, world.xavi];

  async function differences(world: World, pages: readonly number[]): Promise<string[]> {
    const lines: string[] = [];
    for (const page of pages)
      for (const who of people(world)) {
        const theirs = actorOf(world, who);
        const [said, found] = await within(world, theirs, async (tx) => {
          const asking = { actor: actorOf(world, world.olga), tx, say: sayIn("en") };
          return [
            await explainedAccess(page, String(who.id), asking),
            await findPageAnywhere(theirs, page, tx),
          ] as const;
        });
        const really = found ? (found.mayEdit ? "edit" : "view") : "none";
        if (said.right !== really) lines.push(`${who.name} on ${page}: says ${said.right}, is ${really}`);
        const isTold = said.right === "none" ? said.advice !== "" : said.advice === "";
        if (!isTold || said.chain.length === 0) lines.push(`${who.name} on ${page}: ${JSON.stringify(said)}`);
      }
    return lines;
  }

  it("on a flat site (long)", async () => {
    const { ed, vera, xavi } = flat;
    const sets = [[], firstShares, [share(vera, false)], [share(xavi, true), share(ed, false)]];
    const pages = [];
    for (const shares of sets) {
      pages.push(await madePage(flat, "Shown", { shares }));
      const draft = await madePage(flat, "Draft", { shares });
      await change(flat, draft, "unpublished = true");
      const open = await madePage(flat, "Open", { shares });
      await change(flat, open, "is_public = true");
      pages.push(draft, open);
    }
    // The people of the named world are actors of a site that publishes.
    await set(flat, "update site set public_pages = true where id = $1");
    expect(await differences(flat, pages)).toEqual([]);
  });

  it("with subsites, archived and public ones too (long)", async () => {
    const { crew, harbour, attic, board, xavi } = grouped;
    const named = await madePage(grouped, "By name", {
      folderId: crew.mainFolderId,
      shares: [share(xavi, true)],
    });
    const draft = await madePage(grouped, "Draft", { folderId: harbour.mainFolderId });
    await change(grouped, draft, "unpublished = true");
    const main = await madePage(grouped, "Main");
    const all = [crew, harbour, attic, board].flatMap(({ homeId, tidesId }) => [homeId, tidesId]);
    expect(await differences(grouped, [...all, named, draft, main])).toEqual([]);
  });
});
