import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { gcalendar } from "../gcalendar/schema.ts";
import { gmaps } from "../gmaps/schema.ts";
import { iframe } from "../iframe/schema.ts";
import { youtube } from "../youtube/schema.ts";
import type { WidgetSchema } from "../widget.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

/** A page with one block of a kind, in edit mode with that block selected; `frame` is what its readers load on a click. */
async function edited<Content extends { address: string }>(
  { kind, empty }: WidgetSchema<Content>,
  sent: Partial<Content>,
  field: string,
) {
  const content = { ...empty(), ...sent };
  const page = await draftedPage(world, { embed001: { kind, version: 1, content } });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  await screen.click("button", /^Move .*: drag/);
  expect(screen.parts("textbox", field)).toHaveLength(1);
  const frame = () => {
    const src = screen.document.querySelector(".kit-embed-frame")?.getAttribute("src") ?? "";
    return [new URL(src, "https://x.example").searchParams.get("src"), src.endsWith("&still=1")];
  };
  return { screen, frame };
}

it("a map's type, zoom and height are chosen in place [WIDG-20] [WIDG-08] (long)", async () => {
  const { screen, frame } = await edited(gmaps, { address: "Delfzijl" }, "Place");
  expect(frame()[0]).toMatch(/&z=14&t=m&/);
  await screen.click("radio", "Satellite");
  await screen.choose("Zoom", "Street");
  await screen.choose("Height", "600 pixels");
  expect(frame()[0]).toMatch(/&z=17&t=k&/);
  expect(screen.document.querySelector<HTMLElement>(".kit-embed-frame")?.style.blockSize).toBe("600px");
});

it("of another site it is chosen whether its readers scroll, and what is not https is refused [WIDG-20] (long)", async () => {
  const { screen, frame } = await edited(
    iframe,
    { address: "https://status.example.org/" },
    "Address of the page",
  );
  expect(frame()).toEqual(["https://status.example.org/", false]);
  await screen.click("switch", "Allow scrolling");
  expect(frame()).toEqual(["https://status.example.org/", true]);
  await screen.type("Address of the page", "http://status.example.org/");
  expect(screen.text()).toContain("Enter an address that begins with https.");
  expect(screen.document.querySelector(".kit-embed-frame")).toBeNull();
});

it("a video begins where its editor says, and a calendar shows what they choose [WIDG-20] (long)", async () => {
  const film = await edited(youtube, { address: "dQw4w9WgXcQ" }, "Address of the video");
  await film.screen.type("Start at (seconds)", "75");
  expect(film.frame()[0]).toMatch(/&start=75$/);
  await film.screen.click("radio", "Small");
  expect(film.screen.document.querySelector(".kit-embed-small")).not.toBeNull();
  const crew = { address: "crew@group.calendar.google.com" };
  const calendar = await edited(gcalendar, crew, "Address or id of the calendar");
  await calendar.screen.click("radio", "Week");
  expect(calendar.frame()[0]).toMatch(/&mode=WEEK$/);
});
