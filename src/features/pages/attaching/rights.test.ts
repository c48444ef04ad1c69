import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction, run } from "#database/transaction.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { principal, principalsOf } from "#kernel/actor.ts";
import { runJob } from "#jobs/queue.ts";
import { as, worldNow } from "#testing/as.ts";
import { keptFile } from "#testing/kept-files.ts";
import { groundOf } from "#testing/local-get.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, type WorldGuest, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { saveMarkdown } from "#features/writing/contract.ts";
import { stacked } from "#documents/document.ts";
import { sharesOfGuests } from "#features/sharing/guests/rules.ts";
import { attachingJobs } from "./jobs.ts";
import { findReadableFile, mayUseFile } from "./readable-files-store.ts";
import { noteDraftFiles, settleDraftFiles } from "./store.ts";
import { type Share, readersOf } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { addVersion, insertPage } from "../publishing-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600_000;
const later = (hours: number) => new Date(worldNow.getTime() + hours * hour);
const showing = (...files: readonly KeptFile[]) =>
  stacked([
    {
      id: "aWidget1",
      kind: "Markdown",
      version: 1,
      content: { source: files.map(({ id }) => `[x](/-/file/${id}/x)`).join(" ") || "words" },
    },
  ]);
const fresh = (who: WorldPerson = world.ed, bytes = randomBytes(100)) => keptFile(world, who, { bytes });

async function pageWith(shares: readonly Share[], ...files: readonly KeptFile[]): Promise<number> {
  const ed = actorOf(world, world.ed);
  const document = showing(...files);
  const page = { title: "Files", folderId: world.mainFolderId, slug: null, document, preview: "", shares };
  return within(world, ed, async (tx) => (await insertPage(ed, page, worldNow, tx)) ?? 0);
}
const reads = (who: WorldPerson | WorldGuest | "visitor", file: KeptFile, now = later(48)) =>
  within(
    world,
    actorOf(world, who),
    async (tx) => (await findReadableFile(actorOf(world, who), file.id, now, tx)) !== null,
  );
const mayUse = (who: WorldPerson | "visitor", file: KeptFile) =>
  within(world, actorOf(world, who), (tx) => mayUseFile(actorOf(world, who), file.id, tx));
const publish = (pageId: number, ...files: readonly KeptFile[]) => {
  const { personId: authorId, principals } = actorOf(world, world.ed);
  const brings = files.map(({ id }) => id);
  const version = { pageId, document: showing(...files), authorId, principals, brings };
  return within(world, actorOf(world, world.ed), (tx) => addVersion(version, worldNow, tx));
};
const note = (who: WorldPerson, pageId: number, files: readonly KeptFile[]) =>
  within(world, actorOf(world, who), (tx) =>
    noteDraftFiles(actorOf(world, who), { pageId, files: files.map(({ id }) => id) }, tx),
  );

describe("whoever reads a page reads its files, and nobody else", () => {
  const everybody = { principalId: principal("everybody"), mayEdit: false };
  const editors = { principalId: principal("editors"), mayEdit: true };
  const shareSets = (): Record<string, Share[]> => ({
    "with nobody": [],
    "with everybody": [everybody],
    "with editors": [editors],
    "with Vera": [{ principalId: principal("person", world.vera.id), mayEdit: false }],
    "with Xavi, to edit": [{ principalId: principal("person", world.xavi.id), mayEdit: true }],
    "with everybody, and editors to edit": [everybody, editors],
  });

  it("every share, publicity, trash, state of the file, person and guest gives what the rules give (long)", async () => {
    const guestOfAnother = await pageWith([]);
    const people = (guestOf: number) =>
      [
        world.olga,
        world.ada,
        world.ed,
        world.vera,
        world.xavi,
        "visitor",
        { guestOf },
        { guestOf: guestOfAnother },
      ] as const;
    const seen = new Set<string>();
    for (const [name, shares] of Object.entries(shareSets()))
      for (const isPublic of [false, true])
        for (const isTrashed of [false, true]) {
          const [published, old, drafted] = [await fresh(), await fresh(), await fresh()];
          const pageId = await pageWith(shares, old);
          const own = [...shares, ...sharesOfGuests(pageId, isPublic ? 0 : 1)];
          await within(world, actorOf(world, world.ed), (tx) => writeShares(pageId, own, tx));
          await publish(pageId, published);
          expect(await note(world.ed, pageId, [drafted])).toEqual([]);
          await within(world, actorOf(world, world.ed), async (tx) => {
            await run(tx, "update page set is_public = $3, trashed = $4 where site_id = $1 and id = $2", [
              tx.siteId,
              pageId,
              isPublic,
              isTrashed ? worldNow : null,
            ]);
            await refreshReaders(pageId, tx);
          });
          const readers = readersOf({
            area: 0,
            shares: own,
            isPublic,
            world: principal("public"),
            isTrashed,
            isUnpublished: false,
          });
          for (const who of people(pageId)) {
            const mine = principalsOf(actorOf(world, who));
            const rights = readers.filter((reader) => mine.includes(reader.principalId));
            const expected = [
              rights.length > 0,
              ...[old, drafted].map(() => rights.some(({ mayEdit }) => mayEdit)),
            ];
            const found = [await reads(who, published), await reads(who, old), await reads(who, drafted)];
            const told = JSON.stringify(who);
            expect(found, `${name}, public ${isPublic}, trash ${isTrashed}, ${told}`).toEqual(expected);
            seen.add(String(expected));
          }
        }
    expect([...seen].toSorted()).toEqual(["false,false,false", "true,false,false", "true,true,true"]);
  });

  it("who uploaded a file reads it for a day before any page holds it", async () => {
    const file = await fresh(world.vera);
    expect(await reads(world.vera, file, later(23))).toBe(true);
    expect(await reads(world.vera, file, later(25))).toBe(false);
    expect(await reads(world.olga, file, later(1))).toBe(false);
  });

  it("another site's file is none, whatever its number", async () => {
    const theirs = await keptFile(world, world.other.nora, { bytes: randomBytes(10) });
    expect(await reads(world.olga, theirs, worldNow)).toBe(false);
    expect(await mayUse(world.olga, theirs)).toBe(false);
    const pageId = await pageWith([], theirs);
    expect(await note(world.olga, pageId, [theirs])).toEqual([theirs.id]);
    expect(await reads(world.olga, theirs, worldNow)).toBe(false);
    expect(await reads(world.other.nora, theirs, worldNow)).toBe(true);
  });
});

describe("naming a file's number gives nobody a right", () => {
  it("a version that names a file its author may not use does not show it", async () => {
    const secret = await fresh(world.olga);
    await pageWith([{ principalId: principal("everybody"), mayEdit: false }], secret);
    expect(await reads(world.vera, secret)).toBe(false);
    expect(await reads(world.ed, secret)).toBe(false);
  });

  it("nor does the text of a page, saved with the number in it", async () => {
    const secret = await fresh(world.olga);
    const page_id = await pageWith([{ principalId: principal("editors"), mayEdit: true }]);
    const base_version = await publish(page_id);
    const data = { source: `![](/-/file/${secret.id}/x.png)`, base_version };
    await as(world, world.ed).call(saveMarkdown, { page_id, widget_id: "aWidget1", data });
    expect(await reads(world.ed, secret)).toBe(false);
  });

  it("a draft says which files its writer may not use (long)", async () => {
    const [secret, own] = [await fresh(world.olga), await fresh(world.ed)];
    const pageId = await pageWith([]);
    expect(await note(world.ed, pageId, [own, secret])).toEqual([secret.id]);
    expect(await mayUse(world.ed, own)).toBe(true);
    expect(await mayUse(world.ed, secret)).toBe(false);
    expect(await reads(world.olga, own)).toBe(true);
    expect(await note(world.ada, pageId, [own])).toEqual([]);
  });
});

describe("files that nothing holds", () => {
  const tidy = async (now: Date) => {
    for (const job of attachingJobs)
      await runJob(job, {
        database: world.database,
        ...groundOf(world),
        clock: () => now,
        siteIds: () => [world.siteId, world.other.siteId],
      });
  };
  const bytesOf = (file: KeptFile) =>
    inTransaction(world.database, { siteId: world.siteId, access: "read" }, async (tx) => {
      const rows = await run<{ key: string }>(
        tx,
        "select key from file join file_blob using (site_id, hash) where site_id = $1 and id = $2",
        [tx.siteId, file.id],
      );
      return rows[0]?.key ?? null;
    });
  const lies = (key: string | null) =>
    key !== null && existsSync(`${storageOf(world).place.replace("the folder ", "")}/${key}`);

  it("go a day after they came, with their bytes; those that a page or another file holds stay (long)", async () => {
    const bytes = randomBytes(100);
    const [lost, held, drafted] = [await fresh(), await fresh(), await fresh()];
    const [twin, other] = [await fresh(world.ed, bytes), await fresh(world.vera, bytes)];
    const pageId = await pageWith([], held, twin);
    await note(world.ed, pageId, [drafted]);
    const key = await bytesOf(lost);
    await tidy(later(23));
    expect(lies(key)).toBe(true);
    await tidy(later(25));
    expect([await bytesOf(lost), lies(key)]).toEqual([null, false]);
    expect(await bytesOf(other)).toBeNull();
    for (const file of [held, drafted, twin]) expect(lies(await bytesOf(file))).toBe(true);
  });

  it("go a day after the draft let them go, unless a version holds them", async () => {
    const [gone, kept, published] = [await fresh(), await fresh(), await fresh()];
    const pageId = await pageWith([], published);
    await note(world.ed, pageId, [gone, kept]);
    await publish(pageId);
    await within(world, actorOf(world, world.ed), (tx) =>
      settleDraftFiles({ pageId, files: [kept.id] }, later(100), tx),
    );
    await tidy(later(123));
    expect(await bytesOf(gone)).not.toBeNull();
    await tidy(later(125));
    expect(await bytesOf(gone)).toBeNull();
    expect(lies(await bytesOf(kept))).toBe(true);
    expect(lies(await bytesOf(published))).toBe(true);
  });

  it("whose bytes come again while they go are there afterwards (long)", async () => {
    for (let round = 0; round < 8; round++) {
      const bytes = randomBytes(100);
      await fresh(world.ed, bytes);
      const [again] = await Promise.all([
        keptFile(world, world.vera, { bytes, now: later(1000) }),
        tidy(later(1000)),
      ]);
      expect(lies(await bytesOf(again)), `round ${round}`).toBe(true);
    }
  });

  it("that a page comes to hold while they go are held or refused, never half (long)", async () => {
    const pageId = await pageWith([]);
    for (let round = 0; round < 8; round++) {
      const file = await fresh();
      const [refused] = await Promise.all([note(world.ed, pageId, [file]), tidy(later(2000))]);
      expect(lies(await bytesOf(file)), `round ${round}`).toBe(refused.length === 0);
    }
  });
});
