import { afterAll, beforeAll, expect, it } from "vitest";
import { readPreferences } from "../preferences/screen.ts";
import { as } from "#testing/as.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await import("./settings-beside.tsx");
});
afterAll(() => world.close());

/** The screen in a window of this width, as it is when it has been drawn anew in it. */
async function inbox(width: number, before?: (screen: Screen) => void): Promise<Screen> {
  const screen = await shown(world, world.vera, "/notifications/");
  screen.document.defaultView!.matchMedia = ((query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  before?.(screen);
  await screen.click("link", "Unread");
  return screen;
}
const settings = (screen: Screen) => screen.parts("complementary", "Notification settings");
const way = (screen: Screen) => screen.parts("link", "Notification settings", screen.part("main"));

it("what is mailed is chosen beside the list where there is room, as under settings", async () => {
  const screen = await inbox(1440);
  const [beside] = settings(screen);
  if (!beside) throw new Error("there are no settings");
  expect(screen.text(beside)).toContain("Sent to vera@noordervaart.example");
  expect([way(screen), screen.names("button", beside)]).toEqual([[], ["Save"]]);
  await screen.clickOn(screen.field(/^Daily digest/, beside));
  await screen.click("button", "Save", beside);
  expect(screen.text()).toContain("Saved");
  expect(await as(world, world.vera).call(readPreferences, {})).toMatchObject({ level: "digest" });
});

it("elsewhere, and where they cannot be had, a link leads to them", async () => {
  const found = (screen: Screen) => [settings(screen), way(screen).map((link) => link.getAttribute("href"))];
  const linkAlone = [[], ["/settings/notifications/"]];
  expect(found(await inbox(1024))).toEqual(linkAlone);
  const isOfSettings = ({ path }: { path: string }) => path.startsWith("/settings/");
  const screen = await inbox(1440, ({ meddle }) =>
    meddle((sent) => (isOfSettings(sent) ? new Response("", { status: 502 }) : null)),
  );
  expect(screen.sent.some(isOfSettings)).toBe(true);
  expect(found(screen)).toEqual(linkAlone);
});
