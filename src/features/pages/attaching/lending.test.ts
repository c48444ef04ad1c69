import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptFile } from "#features/files/contract.ts";
import { principal } from "#kernel/actor.ts";
import { runJob } from "#jobs/queue.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { keptFile } from "#testing/kept-files.ts";
import { groundOf } from "#testing/local-get.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { saveMarkdown, undoDiscard } from "#features/writing/contract.ts";
import { stacked } from "#documents/document.ts";
import { addWidget, duplicateWidgets, moveWidget, removeWidget } from "#documents/draft/arranging.ts";
import { draftJobs } from "#features/writing/drafts/jobs.ts";
import { restoreVersion } from "#features/versions/contract.ts";
import { attachingJobs } from "./jobs.ts";
import { findReadableFile } from "./readable-files-store.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const later = (days: number) => new Date(worldNow.getTime() + days * 24 * 3_600_000);
const reads = (who: WorldPerson, file: KeptFile, now = later(2)) => {
  const actor = actorOf(world, who);
  return within(world, actor, async (tx) => (await findReadableFile(actor, file.id, now, tx)) !== null);
};
const fresh = (who: WorldPerson) => keptFile(world, who, { bytes: randomBytes(50), name: "plan.bin" });
const named = ({ id }: KeptFile) => `[plan](/-/file/${id}/plan.bin) `;
const writer = (who: WorldPerson, page_id: number, now = worldNow) =>
  draftWriter(world, { who, page_id, now });
const attached = ({ id, name, size, type }: KeptFile) =>
  ({ kind: "Attachment", version: 1, content: { file: { id, name, size, type }, title: "" } }) as const;
const adding = (id: string, widget: ReturnType<typeof attached> | ReturnType<typeof note>) => ({
  id,
  widget,
  place: { where: "last" } as const,
});
let ids = 0;
const newId = () => `fresh${String(++ids).padStart(4, "0")}`;

/** A file of Olga's that she shares with Ada alone. */
async function secretFile(): Promise<{ secret: KeptFile; page: number }> {
  const secret = await fresh(world.olga);
  const olga = actorOf(world, world.olga);
  const document = stacked([{ id: "secret01", ...note(named(secret)) }]);
  const shares = [{ principalId: principal("person", world.ada.id), mayEdit: true }];
  const page = { title: "Board", folderId: world.mainFolderId, slug: null, document, preview: "", shares };
  return {
    secret,
    page: await within(world, olga, async (tx) => (await insertPage(olga, page, worldNow, tx)) ?? 0),
  };
}

describe("a file that somebody names without a right to it", () => {
  it("stays closed when somebody who may read it writes on and publishes (long)", async () => {
    const { secret } = await secretFile();
    const page = await draftedPage(world);
    const ed = await writer(world.ed, page);
    expect(await ed.type(named(secret))).toMatchObject({ success: true });
    const olga = await writer(world.olga, page);
    expect(await olga.type("more ")).toMatchObject({ success: true });
    expect(await olga.publish(9)).toMatchObject({ success: true });
    expect([await reads(world.ed, secret), await reads(world.vera, secret)]).toEqual([false, false]);
  });

  it("stays closed when its text is moved, copied and removed by somebody who may (long)", async () => {
    const { secret } = await secretFile();
    const page = await draftedPage(world);
    const ed = await writer(world.ed, page);
    await ed.type(named(secret));
    const ada = await writer(world.ada, page);
    const acts = [
      () => void moveWidget(ada.draft, { id: "text0001", place: { where: "last" } }, newId),
      () => void duplicateWidgets(ada.draft, ["text0001"], newId),
      () => removeWidget(ada.draft, "text0001"),
    ];
    for (const act of acts) expect(await ada.save(act)).toMatchObject({ success: true });
    await ada.publish(9);
    expect([await reads(world.ed, secret), await reads(world.vera, secret)]).toEqual([false, false]);
  });

  it("stays closed when the published text is saved again [WIDG-11] or restored (long)", async () => {
    const { secret } = await secretFile();
    const page_id = await draftedPage(world);
    const ed = await writer(world.ed, page_id);
    await ed.type(named(secret));
    const published = await ed.publish(9);
    const base_version = published.success ? published.version : 0;
    const data = { source: `more ${named(secret)}`, base_version };
    const saved = await as(world, world.olga).call(saveMarkdown, { page_id, widget_id: "text0001", data });
    expect(saved).toMatchObject({ success: true });
    const back = await as(world, world.olga).call(restoreVersion, { page_id, version_id: base_version });
    expect(back).toMatchObject({ success: true });
    expect([await reads(world.ed, secret), await reads(world.vera, secret)]).toEqual([false, false]);
  });

  it("cannot be saved into the published text [WIDG-11] (long)", async () => {
    const { secret } = await secretFile();
    const page_id = await draftedPage(world);
    const published = await (await writer(world.ed, page_id)).publish(9);
    const base_version = published.success ? published.version : 0;
    const data = { source: named(secret), base_version };
    const saved = await as(world, world.ed).call(saveMarkdown, { page_id, widget_id: "text0001", data });
    expect(saved).toMatchObject({ code: "file-not-shared" });
    expect(await reads(world.vera, secret)).toBe(false);
  });
});

describe("a file that somebody brings", () => {
  it("into a text is read by those who edit, and by readers once anybody publishes it (long)", async () => {
    const file = await fresh(world.ed);
    const page = await draftedPage(world);
    const ed = await writer(world.ed, page);
    await ed.type(named(file));
    expect([await reads(world.ada, file), await reads(world.vera, file)]).toEqual([true, false]);
    await (await writer(world.ada, page)).publish(9);
    expect(await reads(world.vera, file)).toBe(true);
  });

  it("is published also when the right to it has gone since it was added (long)", async () => {
    const { secret, page: board } = await secretFile();
    const page = await draftedPage(world);
    const ada = await writer(world.ada, page);
    expect(
      await ada.save(() => void addWidget(ada.draft, adding("fresh001", attached(secret)), newId)),
    ).toMatchObject({
      success: true,
    });
    await within(world, actorOf(world, world.olga), (tx) =>
      tx.db.deleteFrom("page_reader").where("site_id", "=", tx.siteId).where("page_id", "=", board).execute(),
    );
    await ada.publish(9);
    expect(await reads(world.vera, secret)).toBe(true);
  });
});

describe("files of a discarded draft", () => {
  const run = async (jobs: typeof draftJobs, now: Date) => {
    const siteIds = () => [world.siteId, world.other.siteId];
    for (const job of jobs)
      await runJob(job, { database: world.database, ...groundOf(world), clock: () => now, siteIds });
  };
  const isThere = (file: KeptFile) =>
    within(world, actorOf(world, world.olga), async (tx) => {
      const found = await tx.db
        .selectFrom("file")
        .select("id")
        .where("site_id", "=", tx.siteId)
        .where("id", "=", file.id)
        .execute();
      return found.length > 0;
    });

  it("go a day after the draft is forgotten; what was undone, published or taken up again stays (long)", async () => {
    const files = {
      gone: await fresh(world.ed),
      undone: await fresh(world.ed),
      again: await fresh(world.ed),
    };
    const pages = {
      gone: await draftedPage(world),
      undone: await draftedPage(world),
      again: await draftedPage(world),
    };
    for (const name of ["gone", "undone", "again"] as const) {
      const ed = await writer(world.ed, pages[name]);
      await ed.save(() => void addWidget(ed.draft, adding("fresh001", attached(files[name])), newId));
      await ed.type(named(files[name]));
      await ed.discard();
      if (name === "undone")
        await as(world, world.ed).call(undoDiscard, { page_id: pages.undone, discarded: ed.epoch });
    }
    const ed = await writer(world.ed, pages.again);
    await ed.save(() => void addWidget(ed.draft, adding("fresh002", attached(files.again)), newId));
    await ed.save(() => removeWidget(ed.draft, "fresh002"));
    await run(draftJobs, later(29));
    await run(attachingJobs, later(29));
    expect(await isThere(files.gone)).toBe(true);
    await run(draftJobs, later(31));
    await run(attachingJobs, later(31.9));
    expect(await isThere(files.gone)).toBe(true);
    await run(attachingJobs, later(32.1));
    expect([await isThere(files.gone), await isThere(files.undone), await isThere(files.again)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
