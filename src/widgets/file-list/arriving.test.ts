import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import { uploadTo } from "#features/files/sending/parts/upload-queue.ts";
import { sayIn } from "#languages/say-in.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { HeldRequest } from "#testing/held-request.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { filesMost } from "./draft.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterEach(() => {
  uploadList.set([]);
  vi.unstubAllGlobals();
});
afterAll(() => world.close());

const full = "Up to 200 files fit here.";

it("a list sends the files that it has room for; what is dropped or arrives beyond them is told and changes nothing (long)", async () => {
  const file = { id: 9, name: "plan.pdf", size: 7, type: "application/pdf" };
  const items = Array.from({ length: filesMost - 1 }, (_, at) => ({
    id: `f${at}`,
    file,
    added: 0,
    name: "",
  }));
  const content = { title: "", items };
  const pageId = await draftedPage(world, { files001: { kind: "FileList", version: 1, content } });
  const screen = await shown(world, world.ed, `/page/${pageId}/?edit`);
  await screen.pass(2000);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const rows = () => screen.document.querySelectorAll(".file-list-row").length;
  const told = () => screen.parts("alert").some((alert) => screen.text(alert).includes(full));
  const arrive = async (id: number) => {
    const kept = { id, name: `${id}.txt`, size: 1, type: "text/plain" };
    const responseText = JSON.stringify({ success: true, state: "complete", file: kept });
    Object.assign(HeldRequest.last, { status: 200, responseText });
    HeldRequest.last.onload();
    await screen.pass(100);
  };

  const dropped = (names: readonly string[]) => {
    const files = names.map((name) => new File(["x"], name, { type: "text/plain" }));
    const drop = new Event("drop", { bubbles: true, cancelable: true });
    const held = files.map((each) => ({
      kind: "file",
      getAsFile: () => each,
      webkitGetAsEntry: () => null,
    }));
    Object.assign(drop, { dataTransfer: { types: ["Files"], items: held, files } });
    screen.document.querySelector(".file-list-editor")?.dispatchEvent(drop);
    return screen.pass(100);
  };
  const send = (name: string) => {
    uploadTo({ pageId, widgetId: "files001" }, { file: new File(["x"], name), as: "file" }, sayIn("en"));
    return screen.pass(100);
  };
  await send("71.txt");
  await arrive(71);
  expect([rows(), told()]).toEqual([filesMost, false]);
  await send("72.txt");
  await arrive(72);
  expect(told()).toBe(true);
  expect(uploadList.all().map(({ name }) => name)).toEqual(["71.txt"]);
  screen.part("button", "Remove file 1").click();
  await screen.pass(100);
  expect(rows()).toBe(filesMost - 1);

  await dropped(["one.txt", "two.txt"]);
  const underWay = uploadList.all().filter((upload) => upload.state().phase === "progress");
  expect(underWay.map(({ name }) => name)).toEqual(["one.txt"]);
  for (const upload of underWay) upload.cancel();
});
