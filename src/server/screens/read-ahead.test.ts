import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "#calls/wire.ts";
import { type Tx, run } from "#database/transaction.ts";
import { mintActor } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { openReadAhead } from "./read-ahead.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const change = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [world.siteId, ...values]));

/** Opens the page often enough that who asks is expected. */
async function expectedAt(address: string, who = world.vera): Promise<TestBrowser> {
  const browser = await web.browser(who);
  for (const _ of "abc") expect((await browser.get(address)).status).toBe(200);
  return browser;
}

describe("whoever was somebody a moment ago", () => {
  it("is shown nothing once the session has ended (long)", async () => {
    await madePage(world, "Log", { slug: "log" });
    const vera = await expectedAt("/log/");
    await change("delete from session where site_id = $1 and person_id = $2", world.vera.id);
    const answer = await vera.get("/log/");
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("About Log");
  });

  it("is shown nothing of a page once the right is gone (long)", async () => {
    const id = await madePage(world, "Pay", { slug: "pay" });
    const vera = await expectedAt("/pay/");
    await change("delete from page_reader where site_id = $1 and page_id = $2", id);
    const answer = await vera.get("/pay/");
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain("About Pay");
  });

  it("is shown what another role may do, from the next answer on (long)", async () => {
    await madePage(world, "Crew", { slug: "crew" });
    const vera = await expectedAt("/crew/");
    const rights = async () => (await vera.get("/crew/")).text.includes('href="/new/"');
    expect(await rights()).toBe(false);
    await change("update person set role = 'editor' where site_id = $1 and id = $2", world.vera.id);
    expect(await rights()).toBe(true);
    await change("update person set role = 'external' where site_id = $1 and id = $2", world.vera.id);
    expect((await vera.get("/crew/")).status).toBe(404);
    await change("update person set role = 'member' where site_id = $1 and id = $2", world.vera.id);
    expect(await rights()).toBe(false);
  });

  it("is shown their own name and language, from the next answer on", async () => {
    await madePage(world, "Tide", { slug: "tide" });
    const vera = await expectedAt("/tide/");
    expect((await vera.get("/tide/")).text).toContain("Vera Visser");
    await change(
      "update person set language = 'nl', name = 'Vera Vos' where site_id = $1 and id = $2",
      world.vera.id,
    );
    const { text } = await vera.get("/tide/");
    expect(text).toContain('lang="nl"');
    expect(text).toContain("Iedereen bij Noordervaart");
    expect(text).toContain("Vera Vos");
    expect(text).not.toContain("Vera Visser");
    await change(
      "update person set language = null, name = 'Vera Visser' where site_id = $1 and id = $2",
      world.vera.id,
    );
  });

  it("is nobody else", async () => {
    await madePage(world, "Map", { slug: "map" });
    await expectedAt("/map/");
    const ed = await expectedAt("/map/", world.ed);
    const { text } = await ed.get("/map/");
    expect(text).toContain("Ed Elzinga");
    expect(text).not.toContain("Vera Visser");
  });
});

describe("reading ahead", () => {
  const wire = (sessionToken: string | null) =>
    ({ siteId: 1, sessionToken, guestToken: null, language: () => "en" }) as Wire;
  const person = (personId: number) =>
    mintActor({ siteId: 1, personId, role: "member", withSubsites: false, guestPageId: null });
  const asking = (token: string | null) => ({ tx: {} as Tx, wire: wire(token), now: new Date(0) });

  /** What happens, in its order, when it turns out to be this person. */
  function opened() {
    let now = person(1);
    const seen: string[] = [];
    const readAs = openReadAhead(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(`it is ${now.personId}`);
      return now;
    });
    const ask = async (token: string | null) => {
      seen.length = 0;
      const { actor, result } = await readAs(asking(token), async ({ personId }) => {
        seen.push(`read for ${personId}`);
        if (personId === 3) throw new Error("not for 3");
        return personId;
      });
      return { seen: [...seen], actor: actor.personId, result };
    };
    return { ask, becomes: (id: number) => void (now = person(id)) };
  }

  it("begins before it is known who asks, as soon as that can be expected", async () => {
    const { ask } = opened();
    expect((await ask("a")).seen).toEqual(["it is 1", "read for 1"]);
    expect((await ask("a")).seen).toEqual(["read for 1", "it is 1"]);
    expect((await ask("b")).seen).toEqual(["it is 1", "read for 1"]);
  });

  it("expects nothing of visitors", async () => {
    const { ask } = opened();
    await ask(null);
    expect((await ask(null)).seen).toEqual(["it is 1", "read for 1"]);
  });

  it("reads anew when it was somebody else, and forgets what it had read", async () => {
    const { ask, becomes } = opened();
    await ask("a");
    becomes(2);
    const { seen, actor, result } = await ask("a");
    expect(seen).toEqual(["read for 1", "it is 2", "read for 2"]);
    expect([actor, result()]).toEqual([2, 2]);
  });

  it("fails as the work failed for whom it was meant, and for nobody else", async () => {
    const { ask, becomes } = opened();
    becomes(3);
    expect((await ask("a")).result).toThrow("not for 3");
    expect((await ask("a")).result).toThrow("not for 3");
    becomes(1);
    expect((await ask("a")).result()).toBe(1);
  });
});
