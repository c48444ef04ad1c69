import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { unsubscribeToken } from "#secrets/unsubscribe-token.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { as } from "#testing/as.ts";
import { shown } from "#testing/screens/shown.ts";
import { savePreferences } from "../preferences/contract.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
let key: Buffer;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
  const { rows } = await world.database.pool.query<{ key: Buffer }>(
    "select magic_key as key from site where id = $1",
    [world.siteId],
  );
  key = rows[0]?.key ?? Buffer.alloc(0);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const linkOf = ({ id: personId }: WorldPerson, siteId = world.siteId) =>
  `/accounts/unsubscribe/${unsubscribeToken(key, { siteId, personId })}/`;

async function levelOf(who: WorldPerson): Promise<string | undefined> {
  const rows = await within(world, actorOf(world, who), (tx) =>
    run<{ level: string }>(tx, "select mail_level as level from person where site_id = $1 and id = $2", [
      tx.siteId,
      who.id,
    ]),
  );
  return rows[0]?.level;
}

/** As the server of a mail program does: no cookies, no form token, an origin of nobody. */
function oneClick(url: string) {
  return web.server.inject({
    method: "POST",
    url,
    headers: { host: "noordervaart.example", "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
}

it("a mail program ends the mails with one request, and reading the link ends nothing [FLLW-04]", async () => {
  const read = await visitor.ask({
    method: "GET",
    url: linkOf(world.ed),
    headers: { host: "noordervaart.example" },
  });
  expect(read.status).toBe(200);
  expect(await levelOf(world.ed)).toBe("on");
  expect((await oneClick(linkOf(world.ed))).statusCode).toBe(200);
  expect(await levelOf(world.ed)).toBe("off");
  expect(await levelOf(world.vera)).toBe("on");
});

it.each([
  ["another person's secret", () => linkOf(world.vera).replace(/\d+-/, `${world.ada.id}-`)],
  ["the secret of another site", () => linkOf(world.ada, world.other.siteId)],
  ["something", () => "/accounts/unsubscribe/something/"],
])("%s ends nobody's mails", async (_, link) => {
  expect((await oneClick(link())).statusCode).toBe(404);
  expect([await levelOf(world.ada), await levelOf(world.vera)]).toEqual(["on", "on"]);
});

it("somebody who is not signed in ends their mails with one press, and takes it back (long)", async () => {
  await as(world, world.vera).call(savePreferences, { notify_value: "digest", paused_until: "" });
  const screen = await shown(world, "visitor", linkOf(world.vera));
  expect(screen.text()).toContain("will no longer email vera@noordervaart.example");
  await screen.click("button", "Stop emails");
  expect(await levelOf(world.vera)).toBe("off");
  expect(screen.part("heading").textContent).toBe("Emails stopped");
  await screen.click("button", "Turn emails back on");
  expect(await levelOf(world.vera)).toBe("digest");
});
