import { expect, it } from "vitest";
import { sayIn } from "#languages/say-in.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { kindGroups, lastUsed } from "./kind-groups.ts";

const say = sayIn("en");
const found = (words: string) => kindGroups(words, [], say).flatMap((group) => group.kinds);

it("every kind of widget can be added [WIDG-13]", () => {
  expect(new Set(found(""))).toEqual(new Set(widgetKinds));
});

it("media and what others embed stand in their groups [WIDG-07] [WIDG-08]", () => {
  const groups = new Map(kindGroups("", [], say).map(({ title, kinds }) => [say(title), kinds.toSorted()]));
  expect(groups.get("Pictures and files")).toEqual(["Attachment", "FileList", "Image", "PDF", "Video"]);
  const embeds = ["GCalendar", "GDocEmbed", "GMaps", "IFrame", "RSS"];
  expect(groups.get("From the web")).toEqual([...embeds, "Youtube", "embeds"]);
  expect(groups.get("Text")).toEqual(expect.arrayContaining(["Button", "Shape"]));
});

it("kinds are found by their name and by what people call them", () => {
  expect(found("par")).toEqual(["Paragraph"]);
  expect(found("Photo")).toEqual(["Image"]);
  expect(found("file")).toEqual(["Attachment", "FileList", "PDF"]);
  expect(found("nothing like it")).toEqual([]);
});

it("the kinds used last come first, topped up with the usual ones", () => {
  expect(lastUsed(["Table", "Gone", "Image"])).toEqual(["Table", "Image", "Paragraph"]);
  expect(lastUsed([])).toEqual(["Paragraph", "Image", "Heading"]);
});
