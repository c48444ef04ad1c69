import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pageTopic } from "#features/pages/events.ts";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import type { TestBrowser } from "#testing/server.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let here: LiveProcess;
let ed: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
  ed = await here.web.browser(world.ed);
  vera = await here.web.browser(world.vera);
});
afterAll(async () => {
  expect(here.web.bugs).toEqual([]);
  await here.close();
  await world.close();
});

async function makePage(title: string): Promise<number> {
  const made = await ed.post("/ajax/page/page_settings/create/", { settings: { title } });
  const shown = await ed.get(String(made.body?.["redirect"]), { accept: "application/json" });
  return (shown.body?.["data"] as { page: { id: number } }).page.id;
}

const rename = (id: number, title: string) =>
  ed.post(`/ajax/page/page_settings/edit_properties/${id}/`, { settings: { title } });
const share = (id: number, permission_state: Record<string, object>) =>
  ed.post(`/ajax/page/page_settings/edit/${id}/`, { settings: { permission_state } });

describe("a listener", () => {
  it("hears at once that a page they read has changed", async () => {
    const id = await makePage("Tides");
    const socket = await here.connect(vera);
    socket.send({ listen: pageTopic(id), after: null });
    await socket.hears({ listening: pageTopic(id) });
    await rename(id, "High tides");
    expect(await socket.hears({ topic: pageTopic(id) })).toMatchObject({ data: { what: "properties" } });
  });

  it("who loses the share is refused, and hears no more", async () => {
    const id = await makePage("Wages");
    const socket = await here.connect(vera);
    socket.send({ listen: pageTopic(id), after: null });
    await socket.hears({ listening: pageTopic(id) });
    await share(id, { all: { view: false } });
    await socket.hears({ refused: pageTopic(id) });
    expect(socket.frames).not.toContainEqual(expect.objectContaining({ topic: pageTopic(id) }));
  });
});
