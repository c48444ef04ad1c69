import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { run } from "#database/transaction.ts";
import type { Entry } from "#server/watching/log.ts";
import { draftedPage, heading } from "#testing/draft-writer.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import type { HolesRead } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";

const sentence = "This part of the page can&#x27;t be shown right now. The rest is complete.";
const content = { items: [{ id: "horn", text: "Sound the horn" }] };
const watch = { kind: "Checklist", version: 1, content } as const;

let world: World;
let web: TestWeb;
let noted: Entry[] = [];
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { note: (entry) => void noted.push(entry) });
  const settings = { name: "Noordervaart", time_zone: "UTC", public_pages: "yes", indexed: "no" };
  await (await web.browser(world.olga)).post("/-/settings/site/", settings);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
afterEach(() => vi.restoreAllMocks());

async function openPage(): Promise<{ id: number; address: string }> {
  const id = await draftedPage(world, { title01: heading("Fog"), watch001: watch, title02: heading("Ice") });
  const olga = await web.browser(world.olga);
  const open = { settings: { permission_state: { public: { view: true } } } };
  await olga.post(`/ajax/page/page_settings/edit/${id}/`, open);
  const { headers } = await olga.get(`/page/${id}/`);
  return { id, address: String(headers["location"]) };
}
const get = async (who: WorldPerson | "visitor", address: string) => (await web.browser(who)).get(address);

const kind = servers.Checklist as unknown as { read: (reading: HolesRead<never>) => Promise<unknown> };
const failures: Record<string, (reading: HolesRead<never>) => Promise<never>> = {
  "a bug of its own": () => Promise.reject(new Error("a kind that fails")),
  "a statement that fails, and the transaction with it": async ({ tx }) => {
    await run(tx, "select no_such_column from page", []);
    throw new Error("not reached");
  },
};

describe.each(Object.entries(failures))("a kind that fails at reading by %s", (_, fails) => {
  const failing = () => vi.spyOn(kind, "read").mockImplementation(fails);

  it("has a sentence in its place, and the rest of the page stands, for members and visitors; somebody is to look at it (long)", async () => {
    const page = await openPage();
    failing();
    noted = [];
    for (const who of [world.ed, world.vera, "visitor"] as const) {
      const { status, text } = await get(who, page.address);
      expect(status).toBe(200);
      for (const said of [sentence, "Fog</h2>", "Ice</h2>"]) expect(text).toContain(said);
      expect(text).not.toContain('<div class="checklist"');
    }
    const fault = { what: "widget", kind: "Checklist", page: page.id, error: expect.anything() };
    expect(noted.filter(({ what }) => what !== "request")).toEqual([fault, fault, fault]);
  });

  it("is shown to visitors again as soon as it reads: nothing without it was kept (long)", async () => {
    const page = await openPage();
    const fault = failing();
    expect((await get("visitor", page.address)).text).toContain(sentence);
    fault.mockRestore();
    const { text } = await get("visitor", page.address);
    expect(text).not.toContain(sentence);
    expect(text).toContain("Sound the horn");
  });

  it("leaves open tabs with what they show (long)", async () => {
    const page = await openPage();
    failing();
    expect(await get(world.vera, `/-/holes/${page.id}/`)).toMatchObject({ status: 200, body: { holes: [] } });
  });
});
