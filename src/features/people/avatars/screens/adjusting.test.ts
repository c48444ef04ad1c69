import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "#testing/pictures.ts";
import { sendPicture } from "#testing/person-pictures.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  const web = await openTestWeb(world);
  const bytes = await picture(600, 400).png().toBuffer();
  await sendPicture(web, await web.browser(world.vera), bytes);
  await web.close();
});
afterAll(() => world.close());

async function opened(who: WorldPerson): Promise<Screen> {
  const screen = await shown(world, who, "/settings/");
  await screen.click("button", /Your account/);
  await screen.click("menuitem", "Change Picture");
  return screen;
}
const buttons = (screen: Screen) => screen.names("button");
const alertIn = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join("");
const place = (screen: Screen) => /\d+ by .* top/.exec(screen.text())?.[0];

/** Shows the picture of 600 by 400 at half its size. */
function halved({ document }: Screen): void {
  const area = document.querySelector(".avatars-crop-area");
  Object.assign(area as Element, { getBoundingClientRect: () => new DOMRect(0, 0, 300, 200) });
}

async function drag(screen: Screen, name: string, by: readonly [number, number]) {
  const handle = Object.assign(screen.part("button", name), { setPointerCapture() {} });
  for (const [kind, [clientX, clientY]] of [
    ["pointerdown", [0, 0]],
    ["pointermove", by],
    ["pointerup", by],
    // Let go of, it stays where it is.
    ["pointermove", [150, 90]],
  ] as const)
    handle.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { button: 0, clientX, clientY }));
  await screen.pass(0);
  return place(screen);
}

it("begins with a square, which is dragged and drawn larger, sent as it stands, and kept where it is refused [AVAT-07] [AVAT-10] [AVAT-14] [AVAT-19]", async () => {
  const screen = await opened(world.vera);
  await screen.click("button", "Adjust");
  expect(place(screen)).toBe("200 by 200 pixels, 200 from the left, 100 from the top");
  halved(screen);
  const dragged = await drag(screen, "Part shown", [-50, 20]);
  expect(dragged).toBe("200 by 200 pixels, 100 from the left, 140 from the top");
  const resized = await drag(screen, "Bottom right corner", [20, 20]);
  expect(resized).toBe("240 by 240 pixels, 100 from the left, 140 from the top");
  const error = "This picture was changed somewhere else. Open it again.";
  screen.meddle(({ method }) =>
    method === "POST" ? Response.json({ success: false, error }, { status: 409 }) : null,
  );
  await screen.click("button", "OK");
  expect([alertIn(screen), buttons(screen).includes("Part shown")]).toEqual([error, true]);
  const sent = screen.sent.findLast(({ method }) => method === "POST");
  expect([sent?.path, sent?.fields]).toEqual([
    "/ajax/settings/crop-profileimage/",
    {
      x1: 100,
      y1: 140,
      x2: 340,
      y2: 380,
      avatar_base: expect.stringMatching(/^\/-\/picture\/\d+\/[0-9a-f]{24}\/$/),
      user_id: world.vera.id,
      ajx: expect.any(String),
      magic: expect.any(String),
    },
  ]);
});

it("shows why the square was not saved, and keeps it [AVAT-14] (long)", async () => {
  const screen = await opened(world.vera);
  await screen.click("button", "Adjust");
  const error = "This picture was changed somewhere else. Open it again.";
  screen.meddle(({ method }) =>
    method === "POST" ? Response.json({ success: false, error }, { status: 409 }) : null,
  );
  await screen.click("button", "OK");
  expect(alertIn(screen)).toBe(error);
  expect(buttons(screen)).toContain("Part shown");
  screen.meddle(null);
});

it("begins with a square at half of the smaller side, which keys move and resize, and Cancel leads back [AVAT-02] [DLGS-16] [AVAT-09] [AVAT-10] [AVAT-19] (long)", async () => {
  const screen = await opened(world.vera);
  await screen.click("button", "Adjust");
  expect(place(screen)).toBe("200 by 200 pixels, 200 from the left, 100 from the top");
  screen.part("button", "Part shown").focus();
  await screen.press("{ArrowRight}{ArrowUp}");
  expect(place(screen)).toBe("200 by 200 pixels, 208 from the left, 92 from the top");
  screen.part("button", "Bottom right corner").focus();
  await screen.press("{Shift>}{ArrowRight}{/Shift}");
  expect(place(screen)).toBe("240 by 240 pixels, 208 from the left, 92 from the top");
  await screen.press("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  expect(place(screen)).toBe("308 by 308 pixels, 208 from the left, 92 from the top");
  await screen.press("{ArrowLeft}");
  expect(place(screen)).toBe("300 by 300 pixels, 208 from the left, 92 from the top");
  const before = screen.sent.filter(({ method }) => method === "POST").length;
  await screen.click("button", "Cancel");
  expect(buttons(screen)).toEqual(["Close", "Upload another", "Adjust", "Remove", "Done"]);
  expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(before);
});

it("the square is dragged by the mouse, and drawn larger at a corner, inside the picture [AVAT-19] (long)", async () => {
  const screen = await opened(world.vera);
  await screen.click("button", "Adjust");
  halved(screen);
  expect(await drag(screen, "Part shown", [-50, 20])).toBe(
    "200 by 200 pixels, 100 from the left, 140 from the top",
  );
  expect(await drag(screen, "Part shown", [-90, 0])).toBe(
    "200 by 200 pixels, 0 from the left, 140 from the top",
  );
  expect(await drag(screen, "Bottom right corner", [20, 20])).toBe(
    "240 by 240 pixels, 0 from the left, 140 from the top",
  );
  expect(await drag(screen, "Top right corner", [0, -500])).toBe(
    "380 by 380 pixels, 0 from the left, 0 from the top",
  );
  expect(await drag(screen, "Bottom left corner", [20, -20])).toBe(
    "340 by 340 pixels, 40 from the left, 0 from the top",
  );
  expect(await drag(screen, "Top left corner", [20, 20])).toBe(
    "300 by 300 pixels, 80 from the left, 40 from the top",
  );
});
