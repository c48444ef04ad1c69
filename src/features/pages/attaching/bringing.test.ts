import { randomBytes } from "node:crypto";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { limits } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftedPage, note } from "#testing/draft-writer.ts";
import { keptFile } from "#testing/kept-files.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { bringFile, fetchPicture } from "./contract.ts";
import { findReadableFile } from "./readable-files-store.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
let web: Server;
let origin: string;
let png: Buffer;
const large = 15 * 1024 * 1024 + 1;

beforeAll(async () => {
  world = await openWorld();
  png = await sharp({ create: { width: 3, height: 2, channels: 3, background: "#369" } })
    .png()
    .toBuffer();
  web = createServer(({ url }, response) => {
    if (url === "/sea%20view.png")
      return void response.writeHead(200, { "content-type": "text/html" }).end(png);
    if (url === "/page.png")
      return void response.writeHead(200, { "content-type": "image/png" }).end("<html>x</html>");
    if (url === "/svg.png") return void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    if (url === "/large.png") return void response.end(Buffer.concat([png, Buffer.alloc(large)]));
    response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await new Promise((done) => web.once("listening", done));
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.close();
  await world.close();
});

const later = new Date(worldNow.getTime() + 2 * 24 * 3_600_000);
const reads = (who: WorldPerson, id: number) => {
  const actor = actorOf(world, who);
  return within(world, actor, async (tx) => (await findReadableFile(actor, id, later, tx)) !== null);
};

describe("a picture of the web", () => {
  const fetched = async (who: WorldPerson, path: string) =>
    as(world, who).call(fetchPicture, { page_id: await draftedPage(world), address: origin + path });

  it("becomes a file of the site, by its bytes and not by what its server says", async () => {
    expect(await fetched(world.ed, "/sea%20view.png")).toMatchObject({
      success: true,
      file: { name: "sea view.png", type: "image/png", width: 3, height: 2 },
    });
  });

  it.each([
    ["/page.png", "image-format"],
    ["/svg.png", "image-format"],
    ["/large.png", "image-too-large"],
    ["/gone.png", "picture-not-fetched"],
  ])("%s is refused as %s (long)", async (path, code) => {
    expect(await fetched(world.ed, path)).toMatchObject({ success: false, code });
  });

  it("is fetched for nobody who may not edit the page, and for nobody without end (long)", async () => {
    expect(await fetched(world.vera, "/sea%20view.png")).toMatchObject({ code: "page-not-editable" });
    const page_id = await draftedPage(world);
    const ask = () => as(world, world.ada).call(fetchPicture, { page_id, address: "x" });
    await within(world, actorOf(world, world.ada), async (tx) => {
      for (let at = 1; at < 300; at++) await countAttempt(limits.fetches, String(world.ada.id), tx);
    });
    expect(await ask()).toMatchObject({ code: "picture-not-fetched" });
    expect(await ask()).toMatchObject({ code: "too-many-uploads" });
  });
});

describe("a file that another page of the site holds", () => {
  /** A file of Olga's that she shares with Ada alone. */
  async function secret(): Promise<number> {
    const file = await keptFile(world, world.olga, { bytes: randomBytes(50), name: "plan.bin" });
    const olga = actorOf(world, world.olga);
    const document = stacked([{ id: "secret01", ...note(`[plan](/-/file/${file.id}/plan.bin) `) }]);
    const shares = [{ principalId: principal("person", world.ada.id), mayEdit: true }];
    const page = { title: "Board", folderId: world.mainFolderId, slug: null, document, preview: "", shares };
    await within(world, olga, (tx) => insertPage(olga, page, worldNow, tx));
    return file.id;
  }

  it("comes along with whoever may read it now, and is refused to others with a sentence", async () => {
    const file_id = await secret();
    const page_id = await draftedPage(world);
    expect(await as(world, world.ed).call(bringFile, { page_id, file_id })).toMatchObject({
      code: "file-not-readable",
      body: { error: "This file isn't shared with you, so it wasn't copied." },
    });
    expect(await reads(world.ed, file_id)).toBe(false);
    expect(await as(world, world.ada).call(bringFile, { page_id, file_id })).toMatchObject({
      success: true,
      file: { id: file_id, name: "plan.bin", size: 50 },
    });
    expect(await reads(world.ed, file_id)).toBe(true);
    expect(await reads(world.vera, file_id)).toBe(false);
  });

  it("is brought to no page that one may not edit, and no number is told from another", async () => {
    const file_id = await secret();
    const page_id = await draftedPage(world);
    expect(await as(world, world.vera).call(bringFile, { page_id, file_id })).toMatchObject({
      code: "page-not-editable",
    });
    expect(await as(world, world.ed).call(bringFile, { page_id, file_id: 999_999 })).toMatchObject({
      code: "file-not-readable",
    });
  });
});
