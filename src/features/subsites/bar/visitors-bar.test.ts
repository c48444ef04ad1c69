import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type WorldPerson, actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let web: TestWeb;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const set = (what: string, id: number) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, `update subsite set ${what} where site_id = $1 and id = $2`, [tx.siteId, id]),
  );
/** All addresses of the bar in the document that a visitor is sent. */
async function sent(at: string) {
  const { text } = await (await web.browser("visitor")).get(at);
  const bar = /<nav aria-label="Subsites">.*?<\/nav>/s.exec(text)?.[0] ?? "";
  return [...bar.matchAll(/href="([^"]+)"/g)].map(([, address = ""]) => address);
}

it("the bar names a public subsite that is hidden to no visitor but where they are in it, in the document as in the call [SBAR-07] [SBAR-09]", async () => {
  const called = async (who: WorldPerson | "visitor", at: string) => {
    const { body } = await (await web.browser(who)).post(`${at}ajax/people/action/load_subsites_bar/`, {});
    const { sites } = JSON.parse(String(body?.["subsites_json_str"])) as { sites: { slug: string }[] };
    return sites.map(({ slug }) => slug);
  };
  const named = async (at: string) => {
    const addresses = await sent(at);
    return ["/@crew/", "/@harbour/"].filter((address) => addresses.includes(address));
  };
  await set("is_public = true", world.crew.id);
  expect([await named("/@crew/"), await called("visitor", "/")]).toEqual([
    ["/@crew/", "/@harbour/"],
    ["crew", "harbour"],
  ]);
  await set("listing = 'hidden'", world.harbour.id);
  // The home page is kept for visitors as it was: nothing announced this.
  expect([await named("/@crew/pages/"), await called("visitor", "/")]).toEqual([["/@crew/"], ["crew"]]);
  expect([await named("/@harbour/pages/"), await called("visitor", "/@harbour/")]).toEqual([
    ["/@crew/", "/@harbour/"],
    ["crew", "harbour"],
  ]);
  expect([await called(world.vera, "/"), await called(world.vera, "/@harbour/")]).toEqual([
    ["crew"],
    ["crew", "harbour"],
  ]);
  await set("is_public = false", world.crew.id);
  await set("listing = 'full'", world.harbour.id);
});
