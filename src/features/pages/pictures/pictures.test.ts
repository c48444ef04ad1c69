import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { image } from "#widgets/image/schema.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const picture = (id: number, alt: string, opensLarge = true, caption = `Under ${alt}`) => ({
  kind: "Image" as const,
  version: image.version,
  content: {
    ...image.empty(),
    file: { id, name: `${alt}.png`, size: 10, type: "image/png", width: 40, height: 30 },
    alt,
    caption,
    opensLarge,
  },
});

it("pictures of a page open large one after the other, and those that do not open large are passed over (long)", async () => {
  const page = await draftedPage(world, {
    first001: picture(1, "quay"),
    closed01: picture(2, "logo", false),
    second01: picture(3, "ferry", true, "Beside the quay"),
    third001: picture(4, "The tower, at dusk", true, "the tower"),
  });
  const screen = await shown(world, world.vera, `/page/${page}/`);
  await screen.click("link", "ferry");
  const open = () => screen.document.querySelector("dialog.pictures-viewer");
  const told = () => [...(open()?.querySelectorAll("[role=status] p") ?? [])].map((line) => line.textContent);
  const link = () => screen.document.activeElement?.closest("a")?.querySelector("img")?.alt;

  expect(open()?.getAttribute("aria-label")).toBe("ferry");
  expect(told()).toEqual(["2 of 3", "Beside the quay", "ferry"]);
  await screen.press("{ArrowRight}");
  expect(told()).toEqual(["3 of 3", "The tower, at dusk"]);
  await screen.press("{ArrowRight}");
  expect(told()[0]).toBe("3 of 3");
  expect(screen.part("button", "Next picture").getAttribute("aria-disabled")).toBe("true");
  await screen.press("{Home}");
  expect(told()).toEqual(["1 of 3", "Under quay"]);
  await screen.press("{End}");
  expect(open()?.getAttribute("aria-label")).toBe("The tower, at dusk");

  const scale = () => open()?.querySelector("img")?.style.scale;
  await screen.press("+");
  expect(scale()).toBe("1.5");
  await screen.press("{ArrowLeft}");
  expect(told()[0]).toBe("3 of 3");
  await screen.press("-");
  expect(scale()).toBe("1");
  await screen.click("button", "Close");
  expect(open()).toBeNull();
  expect(link()).toBe("ferry");
});

it("all pictures of a gallery open large, each with its own words, in the order in which they are seen (long)", async () => {
  const first = picture(11, "quay").content;
  const other = (id: string, number: number) => {
    const { file, caption } = picture(number, id).content;
    return { id, file, alt: id, caption, point: null, isDecorative: false };
  };
  const page = await draftedPage(world, {
    gallery1: {
      kind: "Image",
      version: image.version,
      content: {
        ...first,
        layout: "carousel",
        place: 1,
        others: [other("ferry", 12), other("tower", 13)],
      },
    },
  });
  const screen = await shown(world, world.vera, `/page/${page}/`);
  await screen.click("link", "quay");
  const told = () =>
    [...screen.document.querySelectorAll("dialog.pictures-viewer [role=status] p")].map(
      (line) => line.textContent,
    );
  expect(told()).toEqual(["2 of 3", "Under quay"]);
  await screen.press("{Home}");
  expect(told()).toEqual(["1 of 3", "Under ferry"]);
  await screen.press("{End}");
  expect(told()).toEqual(["3 of 3", "Under tower"]);
});
