import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { firstShares, type Share } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { audienceText } from "#features/pages/audience/model/audience.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import { loadPages } from "#features/pages/browsing/contract.ts";
import { listRows } from "#features/pages/browsing/operations.ts";
import { readListed } from "#features/pages/browsing/store.ts";
import { readPageById } from "#features/pages/contract.ts";
import { findPage } from "#features/pages/store.ts";
import { audienceByLines, sharingSentences } from "#features/properties/permissions/model/sentence.ts";
import { readSharingScreen } from "#features/properties/permissions/screen.ts";
import { sharingGroups } from "#features/sharing/model/listed.ts";
import { loadNotificationDetails } from "#features/sharing/notify-status/contract.ts";
import { readPublicLink } from "#features/sharing/public-link/contract.ts";
import { savePublicLinkOf } from "#features/sharing/public-link/store.ts";
import { principal } from "#kernel/actor.ts";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld();
});
afterAll(() => world.close());

const say = sayIn("en");
const person = ({ id }: WorldPerson) => principal("person", id);
const reads = (...ids: readonly number[]): Share[] =>
  ids.map((principalId) => ({ principalId, mayEdit: principalId === principal("editors") }));

type Facts = {
  readonly shares: readonly Share[];
  readonly guests?: number;
  readonly link?: { readonly passwordHash: string | null; readonly ends: Date | null };
  readonly isPublic?: boolean;
  readonly isUnpublished?: boolean;
};

let count = 0;
async function pageWith(facts: Facts): Promise<number> {
  const id = await madePage(world, `Page ${count++}`, { shares: facts.shares });
  await within(world, actorOf(world, world.ed), async (tx) => {
    for (let at = 0; at < (facts.guests ?? 0); at++)
      await run(
        tx,
        `insert into page_guest (site_id, page_id, email, email_key, nonce, created) values ($1, $2, $3, $3, 'n', now())`,
        [tx.siteId, id, `g${at}@x.example`],
      );
    if (facts.guests)
      await run(
        tx,
        "insert into page_share (site_id, page_id, principal_id, may_edit) values ($1, $2, $3, false)",
        [tx.siteId, id, principal("guest", id)],
      );
    await run(tx, "update page set is_public = $3, unpublished = $4 where site_id = $1 and id = $2", [
      tx.siteId,
      id,
      facts.isPublic === true,
      facts.isUnpublished === true,
    ]);
    if (facts.link)
      await savePublicLinkOf(
        id,
        { link: facts.link, before: { passwordHash: null, ends: null } },
        worldNow,
        tx,
      );
    await refreshReaders(id, tx);
  });
  return id;
}

/** What each place says of a page of the main group: as it stands alone, and as a sentence. */
async function said(who: WorldPerson, id: number) {
  const me = as(world, who);
  const [list, page] = [await me.call(loadPages, {}), await me.call(readPageById, { page_id: id })];
  const link = await me.call(readPublicLink, { page_id: id });
  const access = await me.call(loadNotificationDetails, { page_id: id, required_permission: 2 });
  const screen = await me.call(readSharingScreen, { page_id: id });
  const shown = screen.success && { ...screen, groups: sharingGroups(screen.groups) };
  const permissions =
    shown &&
    sharingSentences({ ...shown, audience: audienceByLines(shown) }, { say, calendar: englishLocale });
  return {
    alone: [
      list.success && list.pages.find((each: { id: number }) => each.id === id)?.share,
      page.success && page.page.internal?.seenBy,
    ],
    sentences: [link.success && link.seenBy, access.success && access.seen_by, permissions && permissions[0]],
  };
}

const cases = (): readonly (readonly [string, Facts])[] => {
  const { xavi, vera, ed, ada } = world;
  const [all, editors] = [principal("everybody"), principal("editors")];
  const until = new Date("2046-11-30T22:59:59Z");
  const open = { passwordHash: null, ends: null };
  return [
    ["Everyone at Noordervaart", { shares: firstShares }],
    ["Everyone at Noordervaart and Xavi Xanten", { shares: reads(all, editors, person(xavi), person(vera)) }],
    ["Everyone at Noordervaart and 2 guests", { shares: reads(all, editors), guests: 2 }],
    ["Only administrators and editors", { shares: reads(editors) }],
    ["Only administrators, editors, and Xavi Xanten", { shares: reads(editors, person(xavi), person(ada)) }],
    [
      "Only administrators, Ed Elzinga, Vera Visser, Xavi Xanten, and 1 guest",
      { shares: reads(...[xavi, vera, ed].map(person)), guests: 1 },
    ],
    ["Only administrators", { shares: [] }],
    ["Anyone on the web", { shares: firstShares, isPublic: true, guests: 1 }],
    [
      "Anyone on the web (through 30 November 2046)",
      { shares: reads(), isPublic: true, link: { ...open, ends: until } },
    ],
    [
      "Everyone at Noordervaart and anyone with the password",
      { shares: firstShares, isPublic: true, link: { ...open, passwordHash: "a hash" } },
    ],
    [
      "Only administrators, editors, and anyone with the password (through 30 November 2046)",
      { shares: reads(editors), isPublic: true, link: { passwordHash: "a hash", ends: until } },
    ],
    [
      "Everyone at Noordervaart",
      { shares: firstShares, isPublic: true, link: { ...open, ends: new Date("2026-01-31T12:00:00Z") } },
    ],
    ["Only people who can edit", { shares: firstShares, isPublic: true, isUnpublished: true }],
  ];
};

describe("who sees a page", () => {
  it("is said in one sentence by lists, page, sharing, permissions and who has access [PLST-12] (long)", async () => {
    for (const [text, facts] of cases().slice(0, 3)) {
      const id = await pageWith(facts);
      const sentence = `${text} can see this page.`;
      expect(await said(world.ada, id)).toEqual({
        alone: [text, text],
        sentences: [sentence, sentence, sentence],
      });
    }
  });

  it("is said in one sentence everywhere, whatever the page is shared with [PLST-12] (long)", async () => {
    for (const [text, facts] of cases()) {
      const id = await pageWith(facts);
      const sentence = `${text} can see this page.`;
      expect(await said(world.ada, id)).toEqual({
        alone: [text, text],
        sentences: [sentence, sentence, sentence],
      });
    }
  });

  it("is what the rules of reading give to each person [PRUL-05] (long)", async () => {
    const { olga, ada, ed, vera, xavi } = world;
    for (const [text, facts] of cases()) {
      const id = await pageWith(facts);
      const audience = await within(world, actorOf(world, olga), (tx) => readAudience(id, tx));
      const isIn = ({ id: personId, role }: WorldPerson) => {
        if (role === "owner" || role === "admin") return true;
        if (audience.isUnpublished) return role === "editor";
        if (audience.world === "open") return true;
        if (audience.everyone && role !== "external") return true;
        if (audience.editors && role === "editor") return true;
        return audience.people.some((each) => each.id === personId);
      };
      for (const who of [olga, ada, ed, vera, xavi]) {
        const answer = await as(world, who).call(readPageById, { page_id: id });
        expect([text, who.name, answer.success]).toEqual([text, who.name, isIn(who)]);
      }
    }
  });

  it("names in a subsite the subsite, and who comes from elsewhere [PRUL-08] [SUBS-06]", async () => {
    const { crew, harbour, ada, ed, olga } = world;
    const textIn = async (id: number) => {
      const audience = await within(world, actorOf(world, olga), (tx) => readAudience(id, tx));
      return audienceText(audience, { say, calendar: englishLocale });
    };
    expect([await textIn(crew.tidesId), await textIn(harbour.tidesId)]).toEqual([
      "Everyone in Crew",
      "Anyone on the web",
    ]);
    await within(world, actorOf(world, olga), async (tx) => {
      for (const who of [ed, olga])
        await run(
          tx,
          "insert into page_share (site_id, page_id, principal_id, may_edit) values ($1, $2, $3, false)",
          [tx.siteId, crew.tidesId, person(who)],
        );
      await refreshReaders(crew.tidesId, tx);
    });
    const text = "Everyone in Crew and Olga Oosterhuis";
    expect(await textIn(crew.tidesId)).toBe(text);
    const inCrew = actorOf(world, ada, crew.id);
    const rows = await within(world, inCrew, async (tx) =>
      listRows(await readListed(inCrew, [crew.tidesId], tx), { actor: inCrew, tx, say }),
    );
    expect(rows.rows.map(({ share }) => share)).toEqual([text]);
    const page = await within(world, inCrew, (tx) => findPage(inCrew, crew.tidesId, tx));
    expect(page?.seenBy && audienceText(page.seenBy, { say, calendar: englishLocale })).toBe(text);
  });

  it("tells the last day in the order and the zone that its reader has chosen [USET-13]", async () => {
    const { ada, olga } = world;
    const link = { passwordHash: null, ends: new Date("2046-11-30T22:59:59Z") };
    const id = await pageWith({ shares: reads(), isPublic: true, link });
    const chooses = (order: string | null, zone: string | null) =>
      within(world, actorOf(world, ada), (tx) =>
        run(tx, "update person set date_order = $3, time_zone = $4 where site_id = $1 and id = $2", [
          tx.siteId,
          ada.id,
          order,
          zone,
        ]),
      );
    const told = async (who: WorldPerson) => {
      const answer = await as(world, who).call(readPublicLink, { page_id: id });
      return answer.success && /through (.*)\)/.exec(answer.seenBy)?.[1];
    };
    await chooses("mdy", "Asia/Tokyo");
    const said = [await told(ada), await told(olga)];
    await chooses(null, null);
    expect(said).toEqual(["December 1, 2046", "30 November 2046"]);
  });

  it("tells people from outside how many are named, and no names", async () => {
    const { xavi, vera } = world;
    const id = await pageWith({ shares: reads(principal("editors"), person(xavi), person(vera)) });
    const page = await as(world, xavi).call(readPageById, { page_id: id });
    expect(page.success && page.page.internal?.seenBy).toBe("Only administrators, editors, and 2 people");
  });
});
