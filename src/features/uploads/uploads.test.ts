import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstShares } from "#features/access/rules.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { trashPage } from "#features/pages/trash/contract.ts";
import { stacked } from "#documents/document.ts";
import { as, worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { type FileList, readUploads } from "./screen.ts";

let world: World;
let apart: SubsiteWorld;
beforeAll(async () => {
  [world, apart] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(() => Promise.all([world.close(), apart.close()]));

const kept = (of: World, name: string, bytes: number, who: WorldPerson = of.ed) =>
  keptFile(of, who, { bytes: randomBytes(bytes), name });

/** A page of Ed's that shows the files. */
async function show(
  of: World,
  files: readonly KeptFile[],
  { title = "Tides", folderId = of.mainFolderId } = {},
): Promise<number> {
  const source = files.map(({ id, name }) => `[x](/-/file/${id}/${name})`).join("\n");
  const document = stacked([{ id: "aWidget1", kind: "Markdown", version: 1, content: { source } }]);
  const ed = actorOf(of, of.ed);
  const page = { title, folderId, slug: null, document, preview: "", shares: firstShares };
  const id = await within(of, ed, (tx) => insertPage(ed, page, worldNow, tx));
  return id ?? 0;
}

async function listed(of: World, who: WorldPerson, by?: FileList, after?: string) {
  const answer = await as(of, who).call(readUploads, { ...(by && { by }), ...(after && { after }) });
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const names = ({ files }: { files: readonly { name: string | null }[] }) => files.map(({ name }) => name);

describe("the files of a site", () => {
  it("are listed by size or the newest first, with their uploader and the pages that show them (long)", async () => {
    const [small, large] = [await kept(world, "small.bin", 10), await kept(world, "large.bin", 5000)];
    for (const title of ["Buoys", "Anchors", "Dunes", "Cranes"]) await show(world, [large], { title });
    await show(world, [small], { title: "Eels" });
    expect(names(await listed(world, world.olga)).slice(0, 2)).toEqual(["large.bin", "small.bin"]);
    expect(names(await listed(world, world.olga, "new")).slice(0, 2)).toEqual(["large.bin", "small.bin"]);
    const { files } = await listed(world, world.olga, "large");
    expect(files[0]).toMatchObject({
      size: 5000,
      uploader: "Ed Elzinga",
      uploaded: worldNow.getTime(),
      pages: [{ title: "Anchors" }, { title: "Buoys" }, { title: "Cranes" }],
      more: 1,
      use: null,
    });
    expect(files[1]).toMatchObject({ pages: [{ title: "Eels" }], more: 0 });
  });

  it("that no page shows say what else holds them (long)", async () => {
    const gone = await kept(world, "gone.bin", 400);
    await kept(world, "loose.bin", 300);
    const page = await show(world, [gone], { title: "Wrecks" });
    await as(world, world.ed).call(trashPage, { page_id: page });
    const { files } = await listed(world, world.olga, "hidden");
    expect(files.map(({ size, use }) => [size, use])).toEqual([
      [400, "trash"],
      [300, "nothing"],
    ]);
  });

  it("are counted once where several hold the same bytes, by kind (long)", async () => {
    const before = (await listed(world, world.olga)).stored;
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(991)]);
    for (const name of ["one.pdf", "two.pdf"])
      await keptFile(world, world.ed, { bytes, name, purpose: "pdf", type: "application/pdf" });
    const { stored } = await listed(world, world.olga);
    expect(stored.find(({ kind }) => kind === "pdfs")).toEqual({ kind: "pdfs", bytes: 1000, files: 1 });
    expect(stored.filter(({ kind }) => kind !== "pdfs")).toEqual(before);
  });

  it("go on behind the last one that is shown, by size too (long)", async () => {
    const of = await openWorld("a hash");
    try {
      // Many of one size: the order goes on among them as well.
      for (let at = 0; at < 52; at++) await kept(of, `file${at}.bin`, 100 + Math.floor(at / 5));
      for (const by of ["large", "new", "hidden"] as const) {
        const first = await listed(of, of.olga, by);
        const after = new URL(first.more ?? "", "https://x.example").searchParams.get("after") ?? "";
        const rest = await listed(of, of.olga, by, after);
        expect([first.files.length, rest.files.length, rest.more, rest.isFurther]).toEqual([
          50,
          2,
          null,
          true,
        ]);
        expect(new Set([...first.files, ...rest.files].map(({ id }) => id)).size).toBe(52);
      }
    } finally {
      await of.close();
    }
  });
});

describe("a list of files tells no more than its reader may know", () => {
  it.each(["ada", "ed", "vera", "xavi"] as const)("%s is refused it [ROLE-20]", async (who) => {
    for (const of of [world, apart])
      expect(await as(of, of[who]).call(readUploads, {})).toMatchObject({
        success: false,
        code: "owners-only",
      });
  });

  it("a file that only a closed subsite shows stands there without its name and its pages (long)", async () => {
    const secret = await kept(apart, "wages.bin", 9000);
    await show(apart, [secret], { title: "Wages", folderId: apart.crew.mainFolderId });
    const open = await kept(apart, "plan.bin", 8000);
    await show(apart, [open], { title: "Plan" });
    const { files } = await listed(apart, apart.olga);
    expect(files.slice(0, 2)).toMatchObject([
      { size: 9000, name: null, pages: [], more: 1, use: null },
      { size: 8000, name: "plan.bin", pages: [{ title: "Plan" }], more: 0 },
    ]);
    expect(JSON.stringify(files)).not.toMatch(/wages/i);
  });

  it("a file that somebody else has only just uploaded stands there without its name", async () => {
    await kept(world, "draft.bin", 7000, world.vera);
    await kept(world, "mine.bin", 7001, world.olga);
    const { files } = await listed(world, world.olga);
    expect(files.slice(0, 2)).toMatchObject([{ name: "mine.bin" }, { name: null, use: "nothing" }]);
  });
});
