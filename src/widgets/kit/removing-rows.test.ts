import { afterAll, beforeAll, expect, it } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { image } from "../image/schema.ts";
import { peopleCards } from "../people-cards/schema.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("whoever removes or moves a file, a picture or a person by keys is on the same button of the row that is there then (long)", async () => {
  const file = { id: 9, name: "plan.pdf", size: 7, type: "application/pdf" };
  const picture = { id: 10, name: "boat.png", size: 7, type: "image/png", width: 4, height: 3 };
  const [a, b, c] = ["a", "b", "c"] as const;
  const files = [a, b, c].map((id) => ({ id, file, added: 0, name: "" }));
  const people = [world.ada.id, world.vera.id, world.olga.id];
  const told = { file: picture, alt: "", caption: "", point: null, isDecorative: false };
  const pictures = { ...image.empty(), ...told, others: [a, b].map((id) => ({ id, ...told })) };
  const page = await draftedPage(world, {
    files001: { kind: "FileList", version: 1, content: { title: "", items: files } },
    image001: { kind: "Image", version: 1, content: pictures },
    cards001: { kind: "PeopleCards", version: 1, content: { ...peopleCards.empty(), people } },
  });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  const afterPressing = async (name: string) => {
    screen.part("button", name).focus();
    await screen.press("{Enter}");
    await screen.pass(100);
    return screen.focused?.getAttribute("aria-label") ?? screen.text(screen.focused ?? undefined);
  };
  expect(await afterPressing("Remove file 2")).toBe("Remove file 2");
  expect(await afterPressing("Remove file 2")).toBe("Remove file 1");
  expect(await afterPressing("Remove file 1")).toBe("Choose files");
  expect(await afterPressing("Move picture 2 earlier")).toBe("Move picture 1 later");
  expect(await afterPressing("Remove picture 3")).toBe("Remove picture 2");
  expect(await afterPressing(`Move ${world.vera.name} later`)).toBe(`Move ${world.vera.name} earlier`);
  expect(await afterPressing(`Remove ${world.vera.name}`)).toBe(`Remove ${world.olga.name}`);
});
