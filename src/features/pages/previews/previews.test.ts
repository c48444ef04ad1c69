import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import type { JobTools } from "#jobs/job.ts";
import { worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { insertPage } from "../publishing-operations.ts";
import { previewJobs } from "./jobs.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const stored = <Row>(text: string, values: readonly unknown[] = []) =>
  within(world, actorOf(world, world.ed), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));

/** A page whose beginning was told as the release before told it. */
async function pageOfBefore(title: string) {
  const ed = actorOf(world, world.ed);
  const document = stacked(
    ["Our ships", "1974: one ship"].map((text, at) => ({ id: `text000${at}`, ...note(text) })),
  );
  const page = {
    title,
    folderId: world.mainFolderId,
    slug: title.toLowerCase(),
    document,
    preview: "Our ships 1974: one ship",
    shares: firstShares,
  };
  const id = (await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx))) ?? 0;
  await stored("insert into preview_due (site_id, page_id) values ($1, $2)", [id]);
  return id;
}

const refresh = () =>
  previewJobs[0]?.work({
    now: worldNow,
    eachSite: (step) => within(world, actorOf(world, world.ed), step),
  } as JobTools);
const previews = async () =>
  (await stored<{ preview: string }>("select preview from page where site_id = $1 and preview <> ''")).map(
    ({ preview }) => preview,
  );
const due = () => stored("select page_id from preview_due where site_id = $1");

it("the list tells beginnings of pages from before with stops between their blocks, and when they changed as before (long)", async () => {
  const id = await pageOfBefore("Ships");
  const modified = () =>
    stored<{ modified: Date }>("select modified from page where site_id = $1 and id = $2", [id]);
  const before = await modified();
  await refresh();
  const screen = await shown(world, world.ed, "/pages/");
  expect(screen.part("link", "Ships").closest("li")?.textContent).toContain("Our ships · 1974: one ship");
  expect(await modified()).toEqual(before);
  expect(await due()).toEqual([]);
});

it("more pages than one step looks at are told at one time, and one that cannot be read keeps its beginning (long)", async () => {
  for (let at = 0; at < 60; at++) await pageOfBefore(`Ship${at}`);
  const torn = await pageOfBefore("Torn");
  await stored(
    `with torn as (insert into page_document (site_id, hash, document) values ($1, '\\x00', '{"widgets":7}') returning hash)
     update page_version set hash = torn.hash from torn where site_id = $1 and page_id = $2`,
    [torn],
  );
  await refresh();
  expect((await previews()).filter((preview) => !preview.includes("·"))).toEqual([
    "Our ships 1974: one ship",
  ]);
  expect(await due()).toEqual([]);
});
