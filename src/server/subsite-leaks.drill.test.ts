import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type Sent, askCall } from "#testing/ask-call.ts";
import { externalAttempts } from "#testing/external-attempts.ts";
import { some } from "#testing/properties.ts";
import { type LeakWorld, furnishForLeaks } from "#testing/subsite-leaks.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { hashPassword } from "#secrets/password.ts";
import { refreshReaders } from "#features/access/store.ts";
import { actorOf, within, worldPassword } from "#testing/world.ts";
import { handlers } from "./handlers.ts";

let world: SubsiteWorld;
let web: TestWeb;
let leaking: LeakWorld;
let attempts: ReturnType<typeof externalAttempts>["attempts"];
beforeAll(async () => {
  world = await openSubsiteWorld(await hashPassword(worldPassword));
  web = await openTestWeb(world);
  leaking = await furnishForLeaks(world);
  ({ attempts } = externalAttempts(world, leaking.found));
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** Everybody is looked at by these: whoever is in no subsite but the site's own, is in one of them, or comes from outside. */
const asking = () => [world.olga, world.ada, world.ed, world.vera, world.xavi, "visitor"] as const;
const prefixes = ["", "/@crew", "/@harbour", "/@attic", "/@board", "/@no-such"];
/**
 * Whoever asks sends all there is to send, each of it from `ATRIUM_PREFIXES` places (of six, 1 unless told): the next one on with each attempt and each person,
 * so that six attempts hold every pair of person and place, and all who ask every pair of attempt and place. Where there are fewer than six, they are sent again until there are.
 * Each call begins elsewhere (`turn`): calls about the same five pages ask for each of them, together, from everywhere as everybody.
 */
function combined(sents: readonly Sent[], turn: number) {
  const places = Number(process.env["ATRIUM_PREFIXES"] ?? 1);
  const isFew = sents.length < prefixes.length && places < prefixes.length;
  const all = isFew ? prefixes.flatMap(() => sents).slice(0, prefixes.length) : sents;
  const from = (first: number) =>
    Array.from(
      { length: places },
      (_, step) => prefixes[(first + step * 3 + Math.floor(step / 2)) % prefixes.length] ?? "",
    );
  return asking().flatMap((who, whoAt) =>
    all.flatMap((sent, at) => from(at + whoAt + turn).map((prefix) => ({ who, prefix, sent }))),
  );
}

/** After these a session may be over. */
const endingSessions =
  /^(sign-|revoke-|change-password|set-|save-sign-keys|open-guest-link|open-public-link)/;
/** These would do away with the people or the site that the others are tried on, change who is in which subsite, or bring a page to others with good right. */
const ending =
  /^(remove-person|remove-people|add-members|remove-members|change-member-roles|change-roles?|save-site|remove-samples|save-theme|switch-subsites|join-space|remove-from-space|save-subsite|answer-join-request|move-to-subsite)$/;

describe("whoever asks, from whichever subsite, about whatever lies in any of them", () => {
  let tried = 0;
  const browsers = new Map<unknown, TestBrowser>();
  const browserOf = async (who: ReturnType<typeof asking>[number], fresh: boolean) => {
    const browser = (!fresh && browsers.get(who)) || (await web.browser(who));
    browsers.set(who, browser);
    return browser;
  };

  /** Whoever may edit a page may have opened it to somebody by name, or to the world: what those see then is no leak. */
  const takeBackShares = () =>
    within(world, actorOf(world, world.olga), async (tx) => {
      const opened = await run<{ id: number }>(
        tx,
        `with closed as (update page set is_public = false where site_id = $1 and subsite_id <> 0 and is_public returning id),
           taken as (delete from page_share share using page where share.site_id = $1 and page.site_id = $1
             and page.id = share.page_id and page.subsite_id <> 0 returning page.id)
         select id from closed union select id from taken`,
        [tx.siteId],
      );
      for (const { id } of opened) await refreshReaders(id, tx);
    });

  const names = handlers.map(({ call }) => call.name).filter((name) => !ending.test(name));
  it.each(names)("learns from %s nothing of subsites that are closed to them", async (name) => {
    const handler = handlers.find(({ call }) => call.name === name);
    if (!handler) return;
    await takeBackShares();
    for (const { who, prefix, sent } of some(some(combined(attempts[name]?.() ?? [], names.indexOf(name))))) {
      const browser = await browserOf(who, endingSessions.test(name));
      const { status, headers, text } = await askCall(browser, handler.call, {
        sent,
        accept: "application/json",
        prefix,
      });
      const repeated = JSON.stringify(sent);
      const leaks = leaking
        .leaks(who, `${JSON.stringify(headers)} ${text}`)
        .filter((leak) => !repeated.includes(leak));
      const asked = { name, who: who === "visitor" ? who : who.name, prefix, sent };
      expect({ ...asked, status, leaks }).toEqual({ ...asked, status, leaks: [] });
      expect(status, JSON.stringify(asked) + web.bugs.join("\n")).toBeLessThan(500);
      tried += 1;
    }
  });

  it("tried them all, and nothing of a subsite was changed by those who may not", async () => {
    expect(web.bugs).toEqual([]);
    expect(tried).toBeGreaterThan(200);
    const rows = await within(world, actorOf(world, world.olga), (tx) =>
      run<{ slug: string; pages: string[]; folders: string[] }>(
        tx,
        `select slug, array(select distinct person.name from page_version made join page on page.site_id = $1 and page.id = made.page_id
             join person on person.site_id = $1 and person.id = made.author_id
             where made.site_id = $1 and page.subsite_id = subsite.id order by 1) as pages, homepage_id
         from subsite where site_id = $1 and slug <> '' order by slug`,
        [tx.siteId],
      ),
    );
    const writers = Object.fromEntries(rows.map(({ slug, pages }) => [slug, pages]));
    // The world was made by Olga; beside her only editors and administrators of each have written there.
    const { olga, ada, ed, vera } = world;
    const may = { attic: [olga], board: [olga], crew: [olga, ada, vera], harbour: [olga, ed] };
    for (const [slug, people] of Object.entries(may))
      expect(
        people.map(({ name }) => name),
        slug,
      ).toEqual(expect.arrayContaining(writers[slug] ?? []));
  });
});
