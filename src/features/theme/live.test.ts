import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let here: LiveProcess;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
});
afterAll(async () => {
  await here.close();
  await world.close();
});

it("an owner who changes the theme is told when one saves it; who may not change it hears nothing (long)", async () => {
  const browser = await here.web.browser(world.olga);
  const olga = await here.connect(browser);
  const ada = await here.connect(await here.web.browser(world.ada));
  const listen = "theme:1";
  for (const socket of [olga, ada]) socket.send({ listen, after: null });
  await olga.hears({ listening: listen });
  await ada.hears({ refused: listen });
  const none = { logo_id: null, dark_logo_id: null, picture_id: null, picture_alt: "" };
  const theme = { accent: "#c1121f", fonts: "sans", scheme: "dark", ...none };
  expect((await browser.post("/-/settings/theme/", theme)).status).toBe(200);
  const told = { topic: listen, data: { personId: world.olga.id, name: world.olga.name, revision: 1 } };
  expect(await olga.hears(told)).toMatchObject(told);
  expect(ada.frames.filter((frame) => "topic" in frame)).toEqual([]);
});

it("every tab of the site is told how it looks from now on, in all that it needs (long)", async () => {
  const browser = await here.web.browser(world.olga);
  const listen = `site:${world.siteId}`;
  const sockets = [];
  for (const who of [world.olga, world.vera, world.xavi]) {
    const socket = await here.connect(await here.web.browser(who));
    socket.send({ listen, after: null });
    await socket.hears({ listening: listen });
    sockets.push(socket);
  }
  const none = { logo_id: null, dark_logo_id: null, picture_id: null, picture_alt: "" };
  const theme = { accent: "#0f9186", fonts: "georgia", scheme: "dark", ...none };
  const saved = await browser.post("/-/settings/theme/", theme);
  const { theme: kept } = saved.body as { theme: { revision: number } };
  const { revision } = kept;
  const { text } = await (await here.web.browser(world.vera)).get("/pages/");
  const sheet = /href="([^"]+)" data-look/.exec(text)?.[1];
  expect(sheet).toMatch(/^\/-\/theme\/0f9186-georgia-dark-/);
  const brand = expect.stringContaining("<span>Noordervaart</span>");
  const look = { revision, sheet, icon: "/-/theme/0f9186.svg", brand };
  for (const socket of sockets)
    expect(await socket.hears({ topic: listen })).toMatchObject({ data: { what: "look", look } });
});
