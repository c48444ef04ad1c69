import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import * as crops from "../model/crop.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("sends nothing while the part that is chosen has no width or no height, and says so [AVAT-11] (long)", async () => {
  const screen = await shown(world, world.vera, "/people/");
  const picture = { avatar_base: "/-/picture/1/000000000000000000000000/", width: 60, height: 40 };
  screen.meddle(({ method, path }) =>
    method === "GET" && path.startsWith("/ajax/settings/crop-profileimage/")
      ? Response.json({ success: true, ...picture, is_svg: false, uploading: false, name: "Vera" })
      : null,
  );
  await screen.click("button", /Your account/);
  await screen.click("menuitem", "Change Picture");
  const dialog = () => screen.part("dialog", "Change Profile Picture");
  for (const none of [
    { x1: 20, y1: 0, x2: 20, y2: 20 },
    { x1: 0, y1: 20, x2: 20, y2: 20 },
  ]) {
    const first = vi.spyOn(crops, "firstCrop").mockReturnValue(none);
    await screen.click("button", "Adjust");
    await screen.click("button", "OK");
    expect(screen.text(dialog())).toContain("Choose a part of the picture.");
    expect(screen.sent.filter(({ method }) => method === "POST")).toEqual([]);
    await screen.click("button", "Cancel");
    first.mockRestore();
  }
});
