import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { draftedPage } from "#testing/draft-writer.ts";
import { HeldRequest } from "#testing/held-request.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { image } from "./schema.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

it("a picture is sent to be one, of any type of images; what is none is refused in the words of pictures [UPLD-18] (long)", async () => {
  const widgets = { held0001: { kind: "Image", version: 1, content: image.empty() } as never };
  const screen = await shown(world, world.ed, `/page/${await draftedPage(world, widgets)}/?edit`);
  await screen.pass(2000);
  await screen.click("button", /^Move .*: drag/);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const drawn = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  const field = () => screen.document.querySelector<HTMLInputElement>('main input[type="file"]');
  const choose = async (name: string, type: string) => {
    Object.defineProperty(field(), "files", { value: [new File(["x"], name, { type })], configurable: true });
    field()?.dispatchEvent(
      new (screen.document.defaultView ?? globalThis).Event("change", { bubbles: true }),
    );
    await screen.pass(100);
  };
  await choose("notes.txt", "text/plain");
  expect(screen.text()).toContain("Invalid image format. We support PNG, GIF, JPG, and BMP.");
  await screen.click("button", "Close uploads");
  await choose("IMG_1.HEIC", "image/heic");
  expect(HeldRequest.last.form.get("as")).toBe("image");
  HeldRequest.last.abort();
  await screen.pass(100);
  await screen.click("button", "Close uploads");
  drawn.mockRestore();
  vi.unstubAllGlobals();
});
