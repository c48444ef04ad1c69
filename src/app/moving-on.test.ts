import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetAhead } from "#client/ahead.ts";
import { screenList } from "#server/screen-list.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { chunksCame } from "#testing/screens/chunks.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { screenAt } from "./screen-at.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

const underWay = (screen: Screen) => screen.document.documentElement.dataset["underWay"];
const asked = (screen: Screen, path: string) => screen.sent.filter((sent) => sent.path === path).length;

/** Answers to one path wait until they are let go. */
function hold(screen: Screen, path: string): () => Promise<void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  screen.meddle((sent) => (sent.path === path ? held.then(() => new Response("", { status: 502 })) : null));
  return async () => {
    screen.meddle(null);
    letGo();
    await screen.pass(0);
  };
}

describe("on the way to another screen", () => {
  it.each([
    ["/people/", "list"],
    ["/tides/", "page"],
    ["/settings/account/", "form"],
    ["/new/", "form"],
  ])("%s: the document says so at once, and of what kind it will be (long)", async (path, kind) => {
    const screen = await shown(world, world.vera, "/pages/");
    const letGo = hold(screen, path);
    const link = screen.document.createElement("a");
    link.href = path;
    link.textContent = "Onwards";
    screen.document.body.append(link);
    await screen.clickOn(link);
    expect(underWay(screen)).toBe(kind);
    expect(screen.part("main").getAttribute("aria-busy")).toBe("true");
    expect(screen.part("heading", "Browse pages")).toBeDefined();
    await letGo();
    expect([underWay(screen), screen.part("main").getAttribute("aria-busy")]).toEqual([undefined, null]);
  });

  it("leaves the page in sight while a dialog of it is on its way (long)", async () => {
    const screen = await shown(world, world.ed, "/tides/");
    for (const path of ["versions", "properties"].map((name) => `/page/${name}/${tides}/`)) {
      const letGo = hold(screen, path);
      const link = screen.document.createElement("a");
      link.href = path;
      screen.document.body.append(link);
      await screen.clickOn(link);
      expect(underWay(screen)).toBe("");
      await letGo();
    }
  });

  it("shows no outline for another face of the same screen (long)", async () => {
    const screen = await shown(world, world.vera, "/people/");
    const letGo = hold(screen, "/people/?q=ada");
    await screen.type("Search people", "ada{Enter}");
    expect(underWay(screen)).toBe("");
    await letGo();
  });
});

it("whoever goes on before a change of theirs is answered is not called back by its answer (long)", async () => {
  const screen = await shown(world, world.ed, "/pages/");
  await screen.click("button", "New Folder");
  let answer = () => {};
  const folder = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ success: true, name: "Fleet", id: 7 }));
  });
  const away = new Response("", { status: 502 });
  let letGo = () => {};
  const tides = new Promise<Response>((resolve) => {
    letGo = () => resolve(away);
  });
  screen.meddle((sent) => (sent.method === "POST" ? folder : sent.path === "/tides/" ? tides : null));
  await screen.press("Fleet{Enter}");
  await screen.click("link", "Tides");
  answer();
  await screen.pass(0);
  expect(underWay(screen)).toBe("page");
  letGo();
  await screen.pass(0);
  screen.meddle(null);
  await screen.click("button", "Try again");
  expect(screen.address).toBe("/tides/");
});

describe("a screen that cannot be fetched", () => {
  it.each([
    ["no line", () => Promise.reject(new TypeError("no line"))],
    ["a proxy whose server is away", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ])("%s: the one before stays, says so, and another try leads on (long)", async (_, answer) => {
    const screen = await shown(world, world.vera, "/pages/");
    screen.meddle(answer);
    await screen.click("link", "Tides");
    expect([screen.address, screen.title]).toEqual(["/pages/", "Browse pages | Noordervaart"]);
    expect(underWay(screen)).toBeUndefined();
    expect(screen.text(screen.part("alert"))).toBe("Could not connect, please try again later.. Try again");
    screen.meddle(null);
    await screen.click("button", "Try again");
    expect([screen.address, screen.title]).toEqual(["/tides/", "Tides | Noordervaart"]);
  });

  it("is given up after 15 seconds (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    screen.meddle(() => new Promise(() => {}));
    await screen.click("link", "Tides");
    await screen.pass(14_900);
    expect(underWay(screen)).toBe("page");
    await screen.pass(200);
    expect(underWay(screen)).toBeUndefined();
    expect(screen.part("button", "Try again")).toBeDefined();
  });
});

describe("a link that somebody is near to", () => {
  it("has its screen fetched after a rest, once, and shows that when it is followed (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await beginsToMove(screen);
    const link = screen.part("link", "Tides");
    link.focus();
    await screen.pass(70);
    expect(asked(screen, "/tides/")).toBe(0);
    await screen.pass(20);
    expect(asked(screen, "/tides/")).toBe(1);
    await screen.press("{Enter}");
    expect([screen.address, asked(screen, "/tides/")]).toEqual(["/tides/", 1]);
  });

  it("is asked for anew after ten seconds, and after a change (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    await beginsToMove(screen);
    screen.part("link", "Tides").focus();
    await screen.pass(100);
    await screen.pass(10_000);
    await screen.press("{Enter}");
    expect(asked(screen, "/tides/")).toBe(2);
    await screen.back();
    const [star] = screen.parts("button", "Star Tides");
    screen.part("link", "Tides").focus();
    await screen.pass(100);
    if (star) await screen.clickOn(star);
    await screen.clickOn(screen.part("link", "Tides"));
    expect(asked(screen, "/tides/")).toBe(4);
  });
});

it("every screen of the site is known by its address before the server has said which it is", () => {
  const within = screenList.filter(({ frame, name }) => frame === "site" && name !== "start");
  const wrong = within.flatMap(({ name, addresses, inSubsites }) =>
    addresses
      .map((address) => address.replaceAll(/\{(?!slug)[a-z_]+\}/g, "7").replace("{slug}", "tides"))
      .map((address) => (inSubsites ? `/@crew${address}` : address))
      .filter((address) => screenAt(address).name !== name)
      .map((address) => [address, screenAt(address).name, name]),
  );
  expect(wrong).toEqual([]);
});

/** What watches over links comes with the first that somebody is near to. */
async function beginsToMove(screen: Screen): Promise<void> {
  // What another screen of this file fetched ahead lies in the same memory.
  forgetAhead();
  screen.part("link", "Skip to content").focus();
  await chunksCame();
  await screen.pass(1000);
}
