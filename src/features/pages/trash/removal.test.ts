import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { followPage } from "#features/pages/following/contract.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { starPage } from "#features/pages/starring/contract.ts";
import { runJob } from "#jobs/queue.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftWriter, note } from "#testing/draft-writer.ts";
import { keptFile } from "#testing/kept-files.ts";
import { groundOf } from "#testing/local-get.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { attachingJobs } from "../attaching/jobs.ts";
import { removePage, restorePage, trashPage } from "./contract.ts";
import { trashJobs } from "./jobs.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const days = (count: number) => new Date(worldNow.getTime() + count * 86_400_000);
const query = <Answer extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.ada), (tx) => run<Answer>(tx, text, [tx.siteId, ...values]));
const runAll = async (jobs: typeof trashJobs, now: Date) => {
  for (const job of jobs)
    await runJob(job, {
      database: world.database,
      ...groundOf(world),
      clock: () => now,
      siteIds: () => [world.siteId, world.other.siteId],
    });
};

async function makePage(title: string, words: string, files: readonly number[] = []): Promise<number> {
  const ed = actorOf(world, world.ed);
  const shown = files.map((id) => `[x](/-/file/${id}/x)`).join(" ");
  const document = stacked([{ id: "text0001", ...note(`${words} ${shown}`) }]);
  const page = {
    title,
    folderId: world.mainFolderId,
    slug: title.toLowerCase(),
    document,
    preview: "",
    shares: firstShares,
  };
  return within(world, ed, async (tx) => (await insertPage(ed, page, worldNow, tx)) ?? 0);
}

/**
 * Every table whose rows say which page they are about, and what becomes of them when the page is removed for good. A new one belongs here,
 * and `hangOn` below puts a row into it.
 */
const hangsOnPage: Readonly<Record<string, "goes" | "stays">> = {
  activity: "goes",
  activity_page: "goes",
  comment_thread: "goes",
  crossed_page: "goes",
  crossing: "goes",
  feed_on_page: "goes",
  file_successor: "goes",
  folder_left: "goes",
  follower: "goes",
  guest_session: "goes",
  import_page: "goes",
  left_address: "goes",
  made_of_template: "goes",
  notice_mail_line: "goes",
  notification: "goes",
  page: "goes",
  page_address: "goes",
  page_draft: "goes",
  page_draft_change: "goes",
  page_draft_writer: "goes",
  page_excerpt: "goes",
  page_file: "goes",
  page_file_words: "goes",
  page_guest: "goes",
  page_reader: "goes",
  page_sample: "goes",
  page_share: "goes",
  page_source: "goes",
  page_tag: "goes",
  page_version: "goes",
  page_views: "goes",
  preview_due: "goes",
  public_link: "goes",
  public_link_key: "goes",
  search_document: "goes",
  star: "goes",
  tag_reader: "goes",
  trash_editor: "goes",
  widget_entry: "goes",
  // What was done to a page stays in the log, which nobody changes.
  audit_entry: "stays",
  // Its numbers are looked up when it is shown: an entry of a page that is gone is shown to nobody.
  menu: "stays",
  // The home page cannot be in the trash; where it goes with a site that begins anew, the subsite has none.
  subsite: "stays",
};

/** Of tables that name no page themselves, those that hang on something that does. */
const behind = {
  guest_session: "guest_id",
  notice_mail_line: "notification_id",
  search_document: "subject_id",
};

describe("removing a page for good", () => {
  it("knows every table that names a page", async () => {
    const { rows } = await world.database.pool.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
       where table_schema = 'public' and (column_name ~ '(^|_)(page|homepage)_ids?$' or (table_name, column_name) in (
         select * from unnest($1::text[], $2::text[])))
       union select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'page'::regclass
       union select 'page'`,
      [Object.keys(behind), Object.values(behind)],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(hangsOnPage).sort());
  });

  it("leaves nothing of it in any of them, whatever hung on it, and all that hangs on another page [TRSH-13] (long)", async () => {
    const gone = await makePage("Gone", "nobody says this");
    const stays = await makePage("Stays", "other words");
    for (const id of [gone, stays]) await hangOn(id);
    const before = await rowsOf(stays);
    expect(await rowsOf(gone)).toEqual(before);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([["trash_editor", 0]]);
    await as(world, world.ed).call(trashPage, { page_id: gone });
    expect((await rowsOf(gone))["trash_editor"]).toBeGreaterThan(0);
    expect(await as(world, world.ed).call(removePage, { id: gone })).toEqual({ success: true });
    expect(Object.entries(await rowsOf(gone)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(stays)).toEqual(before);
  });

  it("takes the words that no other page says, and leaves those that another says too (long)", async () => {
    const [gone, same] = [await makePage("Once", "words of both"), await makePage("Twice", "words of both")];
    const said = (words: string) =>
      query("select from page_document where site_id = $1 and document::text like '%' || $2 || '%'", words);
    await as(world, world.ed).call(trashPage, { page_id: gone });
    await as(world, world.ed).call(removePage, { id: gone });
    expect(await said("words of both")).toHaveLength(1);
    await as(world, world.ed).call(trashPage, { page_id: same });
    await as(world, world.ed).call(removePage, { id: same });
    expect(await said("words of both")).toHaveLength(0);
  });

  it("lets go of its files, whose bytes go when files are tidied, but not of those that another page shows (long)", async () => {
    const bytes = () => randomBytes(40);
    const [own, shared] = [
      await keptFile(world, world.ed, { bytes: bytes() }),
      await keptFile(world, world.ed, { bytes: bytes() }),
    ];
    const gone = await makePage("With files", "a", [own.id, shared.id]);
    await makePage("Beside", "b", [shared.id]);
    const there = async () =>
      (await query<{ id: number }>("select id::int as id from file where site_id = $1 order by id")).map(
        ({ id }) => id,
      );
    await as(world, world.ed, days(3)).call(trashPage, { page_id: gone });
    await runAll(attachingJobs, days(20));
    expect(await there()).toEqual(expect.arrayContaining([own.id, shared.id]));
    await as(world, world.ed, days(20)).call(removePage, { id: gone });
    await runAll(attachingJobs, new Date(days(21).getTime() - 1000));
    expect(await there()).toContain(own.id);
    await runAll(attachingJobs, new Date(days(21).getTime() + 1000));
    expect(await there()).not.toContain(own.id);
    expect(await there()).toContain(shared.id);
  });
});

describe("the nightly job", () => {
  it("removes what has been in the trash for more than thirty days, of every site, and nothing else [TRSH-09] [TRSH-16]", async () => {
    const old = await makePage("Old", "old");
    const young = await makePage("Young", "young");
    const shown = await makePage("Shown", "shown");
    await as(world, world.ed, days(0)).call(trashPage, { page_id: old });
    await as(world, world.ed, days(1)).call(trashPage, { page_id: young });
    const there = async () =>
      (
        await query<{ id: number }>("select id::int as id from page where site_id = $1 and id = any($2)", [
          old,
          young,
          shown,
        ])
      )
        .map(({ id }) => id)
        .sort((a, b) => a - b);
    await runAll(trashJobs, days(30));
    expect(await there()).toEqual([old, young, shown]);
    await runAll(trashJobs, new Date(days(30).getTime() + 1000));
    expect(await there()).toEqual([young, shown]);
    expect(await as(world, world.ed, days(30)).call(restorePage, { id: young })).toMatchObject({
      success: true,
    });
  });

  it("goes on in steps until all of it is done", async () => {
    await query(
      `insert into page (site_id, subsite_id, folder_id, title, title_key, trashed)
       select $1, 0, $2, 'Page ' || n, 'page ' || n, $3 from generate_series(1, 120) n`,
      world.mainFolderId,
      days(-31),
    );
    await runAll(trashJobs, worldNow);
    expect(await query("select from page where site_id = $1 and trashed < $2", days(-30))).toEqual([]);
  });
});

async function rowsOf(pageId: number): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  const guests = "(select id from page_guest where site_id = $1 and page_id = $2)";
  const told = "(select id from notification where site_id = $1 and page_id = $2)";
  for (const table of Object.keys(hangsOnPage).filter((name) => hangsOnPage[name] === "goes")) {
    const where: Record<string, string> = {
      page: "id = $2",
      guest_session: `guest_id in ${guests}`,
      notice_mail_line: `notification_id in ${told}`,
      search_document: "kind = 'page' and subject_id = $2",
    };
    const rows = await query<{ count: number }>(
      `select count(*)::int as count from ${table} where site_id = $1 and ${where[table] ?? "page_id = $2"}`,
      pageId,
    );
    counted[table] = rows[0]?.count ?? 0;
  }
  return counted;
}

/** A row of the page in every table that can have one. */
async function hangOn(page_id: number): Promise<void> {
  const [ed, vera] = [as(world, world.ed), as(world, world.vera)];
  await ed.call(starPage, { id: page_id });
  await vera.call(followPage, { id: page_id });
  const writer = await draftWriter(world, { who: world.ed, page_id });
  await writer.type("more ");
  const actor = actorOf(world, world.ed);
  await within(world, actor, (tx) => savePageTags(actor, { pageId: page_id, tags: ["fog"] }, tx));
  const file = await keptFile(world, world.ed, { bytes: randomBytes(20) });
  const rows = [
    `insert into page_file (site_id, file_id, page_id, in_published) values ($1, ${file.id}, $2, true)`,
    `insert into file_successor (site_id, file_id, page_id, next_id) values ($1, ${file.id} + 1000, $2, ${file.id})`,
    "insert into feed_on_page (site_id, page_id, widget, address) values ($1, $2, 'feed0001', 'https://news.example.org/')",
    `insert into page_guest (site_id, page_id, email, email_key, nonce, created) values ($1, $2, 'g@x.example', 'g@x.example', 'n', now())`,
    `insert into guest_session (site_id, token_hash, guest_id, expires)
       select $1, sha256(id::text::bytea), id, now() from page_guest where site_id = $1 and page_id = $2`,
    `insert into page_source (site_id, root_folder_id, path, page_id) values ($1, ${world.mainFolderId}, 'p' || $2::bigint, $2)`,
    `insert into folder_left (site_id, folder_id, page_id) values ($1, ${world.mainFolderId}, $2)`,
    "insert into page_file_words (site_id, page_id, words) values ($1, $2, 'fog')",
    "insert into page_excerpt (site_id, page_id, version_id) values ($1, $2, 1)",
    `insert into page_sample (site_id, page_id, version_id, title, sharing) select $1, id, version_id, title, '[]' from page where site_id = $1 and id = $2`,
    `insert into widget_entry (site_id, page_id, widget, kind, id, made, changed, content) values ($1, $2, 'text0001', 'Checklist', 'a', now(), now(), '{}')`,
    `insert into notification (site_id, person_id, kind, page_id, versions, began, happened)
       select $1, ${world.vera.id}, 'changed', id, array[version_id], now(), now() from page where site_id = $1 and id = $2`,
    `insert into activity (site_id, subsite_id, kind, page_id, began, happened) values ($1, 0, 'published', $2, now(), now())`,
    `with line as (insert into activity (site_id, subsite_id, kind, batch, began, happened)
         select $1, 0, 'batch-trashed', gen_random_uuid(), now(), now() where $2::bigint > 0 returning id)
       insert into activity_page (site_id, activity_id, page_id) select $1, id, $2 from line`,
    `insert into left_address (site_id, subsite_id, slug_key, page_id) values ($1, 0, 'left' || $2::bigint, $2)`,
    `with begun as (
       insert into crossing (site_id, person_id, key, is_copy, page_id, from_subsite_id, to_subsite_id, to_folder_id, began)
       values ($1, ${world.vera.id}, 'k' || $2::bigint, true, $2, 0, 0, ${world.mainFolderId}, now()) returning id)
     insert into crossed_page (site_id, crossing_id, page_id, is_mended) select $1, id, $2, true from begun`,
    `with begun as (insert into comment_thread (site_id, page_id, widget, quote, before, after, began) values ($1, $2, 'text0001', 'more', '', '', now()) returning id)
     insert into comment (site_id, thread_id, key, words, made) select $1, id, 'k', 'Why?', now() from begun`,
    `insert into page_views (site_id, page_id, views) values ($1, $2, 3)`,
    "insert into preview_due (site_id, page_id) values ($1, $2)",
    `insert into public_link (site_id, page_id, password_hash) values ($1, $2, 'a hash')`,
    `insert into public_link_key (site_id, token_hash, page_id, expires) values ($1, sha256($2::text::bytea), $2::bigint, now())`,
    `insert into made_of_template (site_id, page_id, template_id, version_id)
       select $1, id, id, version_id from page where site_id = $1 and id = $2`,
    `with made as (
       insert into site_import (site_id, key, name, size, state, began, touched) values ($1, 'k' || $2::bigint, 'a', 1, 'done', now(), now()) returning id)
     insert into import_page (site_id, import_id, path, page_id, outcome) select $1, id, 'p', $2, 'made' from made`,
    `with mail as (
       insert into notice_mail (site_id, id, person_id, kind, made, due) values ($1, gen_random_uuid(), ${world.vera.id}, 'alone', now(), now()) returning id)
     insert into notice_mail_line (site_id, notification_id, version_id, mail_id)
       select $1, told.id, 1, mail.id from mail, notification told where told.site_id = $1 and told.page_id = $2 and told.kind = 'changed'`,
  ];
  for (const text of rows) await query(text, page_id);
}
