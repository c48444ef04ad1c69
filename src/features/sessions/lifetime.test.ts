import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import { worldNow } from "#testing/as.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

const day = 86_400_000;

let world: World;
let web: TestWeb;
let now = worldNow;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { clock: () => now });
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(() => {
  now = worldNow;
});

const json = { accept: "application/json" };
const later = (days: number) => (now = new Date(worldNow.getTime() + days * day));

/** The use is written after the answer; the next look must find it. */
async function usedAt(
  days: number,
  vera: { get: (path: string, headers: Record<string, string>) => Promise<{ status: number }> },
) {
  later(days);
  const { status } = await vera.get("/people/", json);
  await expect
    .poll(async () => {
      const rows = await inTransaction(world.database, { siteId: world.siteId, access: "read" }, (tx) =>
        run<{ at: Date }>(tx, "select max(last_used) as at from session where site_id = $1", [world.siteId]),
      );
      return rows[0]?.at.getTime();
    })
    .toBe(now.getTime());
  return status;
}

describe("a session", () => {
  it("that is used each week ends 90 days after signing in (long)", async () => {
    const vera = await web.browser(world.vera);
    for (let week = 1; week <= 12; week++) expect(await usedAt(week * 7, vera)).toBe(200);
    later(89.9);
    expect((await vera.get("/people/", json)).status).toBe(200);
    later(90);
    expect((await vera.get("/people/", json)).status).toBe(401);
  });

  it("that is not used ends after 30 days", async () => {
    const ed = await web.browser(world.ed);
    later(29.9);
    const other = await web.browser(world.ed);
    expect((await other.get("/people/", json)).status).toBe(200);
    later(30);
    expect((await ed.get("/people/", json)).status).toBe(401);
  });

  it("that is over answers the calls of an open tab with the sentence that leads to signing in", async () => {
    const ada = await web.browser(world.ada);
    later(91);
    const answer = await ada.post("/-/account/", {
      display_name: "Ada",
      language: "",
      time_zone: "UTC",
      hour12: "false",
      date_order: "dmy",
    });
    expect(answer.status).toBe(401);
    expect(answer.headers["x-refusal"]).toBe("signed-out");
    const screen = await ada.get("/people/");
    expect(screen.status).toBe(302);
    expect(screen.headers["location"]).toBe("/accounts/login/?next=%2Fpeople%2F");
  });
});
