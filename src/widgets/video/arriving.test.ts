import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import { uploadTo } from "#features/files/sending/parts/upload-queue.ts";
import { sayIn } from "#languages/say-in.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { HeldRequest } from "#testing/held-request.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";
import { video } from "./schema.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterEach(() => {
  uploadList.set([]);
  vi.unstubAllGlobals();
});
afterAll(() => world.close());

it("captions in no language that is known stand beside each other, and a file that a video has no use for is told (long)", async () => {
  const file = { id: 11, name: "tour.mp4", size: 2_400_000, type: "video/mp4" };
  const content = { ...video.empty(), file };
  const pageId = await draftedPage(world, { video001: { kind: "Video", version: 1, content } });
  const screen = await shown(world, world.ed, `/page/${pageId}/?edit`);
  await screen.pass(2000);
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  const arrive = async (id: number, name: string, type: string) => {
    uploadTo({ pageId, widgetId: "video001" }, { file: new File(["x"], name), as: "file" }, sayIn("en"));
    await screen.pass(100);
    const kept = { id, name, size: 1, type };
    const responseText = JSON.stringify({ success: true, state: "complete", file: kept });
    Object.assign(HeldRequest.last, { status: 200, responseText });
    HeldRequest.last.onload();
    await screen.pass(100);
  };
  await arrive(21, "tour-dutch.vtt", "text/vtt");
  await arrive(22, "tour-french.vtt", "text/vtt");
  const tracks = [...screen.document.querySelectorAll(".kit-held-file track")];
  expect(tracks.map((track) => track.getAttribute("src"))).toEqual([
    "/-/file/22/tour-french.vtt",
    "/-/file/21/tour-dutch.vtt",
  ]);
  await arrive(23, "notes.vtt", "text/plain");
  const told = "notes.vtt can't be used here. Choose an MP4, a picture or captions (VTT or SRT).";
  expect(screen.parts("alert").map((alert) => screen.text(alert))).toEqual([expect.stringContaining(told)]);
});
