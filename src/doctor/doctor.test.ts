import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import { stacked } from "#documents/document.ts";
import { checkReaders } from "#server/care-commands/doctor-readers.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { checkBuild } from "./built-files.ts";
import { checkDataFolder } from "./data-folder.ts";
import { type Finding, lineOf } from "./finding.ts";
import { checkMail } from "./mail.ts";
import { checkNode } from "./node-version.ts";
import { checkPostgres } from "./postgres.ts";
import { checkPublicAddress } from "./public-address.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { firstShares } from "#features/access/rules.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-doctor-"));
let world: World;
beforeAll(async () => {
  world = await openWorld();
  // By the connections of its pool it is known that a server runs.
  await world.database.pool.query("select");
});
afterAll(async () => {
  await world.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe("outside the database", () => {
  it.each([
    ["18.19.0", "wrong"],
    ["20.9.0", "wrong"],
    ["20.20.0", "advice"],
    ["24.1.0", "well"],
  ])("Node %s is %s", (version, state) => {
    expect(states(checkNode(version))).toEqual([state]);
  });

  it.each([
    [undefined, "advice"],
    ["http://localhost:8080", "wrong"],
    ["https://127.0.0.1", "wrong"],
    ["http://intranet.example.org", "advice"],
    ["https://192.0.2.7", "advice"],
    ["https://intranet.example.org", "well"],
  ])("the public address %s is %s", (publicUrl, state) => {
    expect(states(checkPublicAddress({ publicUrl, host: "0.0.0.0" }))).toEqual([state]);
  });

  it("says when the data lies inside the program's folder", async () => {
    const built = path.join(scratch, "program", "dist");
    mkdirSync(built, { recursive: true });
    const inside = await checkDataFolder(path.join(scratch, "program", "data"), built);
    const outside = await checkDataFolder(path.join(scratch, "program-data"), built);
    expect(inside[1]).toMatchObject({ state: "advice", what: expect.stringContaining("inside the program") });
    expect(outside[1]).toMatchObject({ state: "well" });
    expect(outside[0]?.what).toContain("will be created");
  });

  it("misses what a build lacks", () => {
    const built = path.join(scratch, "built");
    for (const file of [
      "client/.vite/manifest.json",
      "render/entry-server.mjs",
      "client/assets/inter.woff2",
    ]) {
      mkdirSync(path.dirname(path.join(built, file)), { recursive: true });
      writeFileSync(path.join(built, file), "");
    }
    mkdirSync(path.join(built, "server"));
    expect(checkBuild(built)).toMatchObject([
      { state: "wrong", what: expect.stringMatching(/missing server\/main/) },
    ]);
    writeFileSync(path.join(built, "server/main.mjs"), "");
    expect(states(checkBuild(built))).toEqual(["well"]);
  });

  it("greets the mail server without sending, and says when nobody answers", async () => {
    const heard: string[] = [];
    const server = createServer((socket) => {
      socket.write("220 mail.example ESMTP\r\n");
      socket.on("data", (data) => {
        heard.push(data.toString().trim());
        socket.write(heard.at(-1) === "QUIT" ? "221 bye\r\n" : "250 mail.example\r\n");
      });
      socket.on("error", () => {});
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    expect(states(await checkMail(url))).toEqual(["well"]);
    expect(heard.join(" ")).not.toMatch(/MAIL FROM/i);
    await new Promise((resolve) => server.close(resolve));
    expect(await checkMail(url)).toMatchObject([
      { state: "wrong", what: expect.stringContaining("ECONNREFUSED") },
    ]);
    expect(states(await checkMail(undefined))).toEqual(["advice"]);
  });

  it("prints what to do below what is wrong", () => {
    expect(lineOf({ state: "wrong", what: "Broken.", advice: "Mend it." })).toBe(
      "WRONG   Broken.\n          → Mend it.",
    );
  });
});

describe("the database", () => {
  it("is well as the migrations make it", async () => {
    const { findings, isReady } = await look();
    expect(findings.filter(({ state }) => state !== "well")).toEqual([]);
    expect(isReady).toBe(true);
  });

  it("is found out when a table stands without its wall, or with a door in it", async () => {
    await whileSo(
      "alter table star disable row level security; create policy door on folder using (true)",
      "alter table star enable row level security; drop policy door on folder",
      async () =>
        expect(wrongs(await look())).toEqual([
          "Row-level security between sites is missing or altered on folder, star.",
        ]),
    );
  });

  it("is found out when a site lost its main group, two sites have a subsite of one number, or either miscounts its people", async () => {
    const { siteId, other } = world;
    const add = "insert into subsite (site_id, id, slug, people) overriding system value values";
    await whileSo(
      `${add} (${siteId}, 7, 'crew', 2), (${other.siteId}, 7, 'crew', 0);
       alter table subsite drop constraint subsite_check; update folder set parent_id = id where id = ${other.mainFolderId};
       update subsite set people = people + 1 where site_id = ${siteId} and id = 0`,
      `update subsite set people = people - 1 where site_id = ${siteId} and id = 0; update folder set parent_id = null where id = ${other.mainFolderId}; delete from subsite where id = 7;
       alter table subsite add constraint subsite_check check ((id = 0) = (slug = ''))`,
      async () =>
        expect(wrongs(await look())).toEqual([
          `Subsites aren't as they should be: number 7 is used by several sites; site ${other.siteId} has no main group; subsite 7 has miscounted its people; site ${siteId} has miscounted its people.`,
        ]),
    );
  });

  it("is found out when the server's role owns a table", async () => {
    await whileSo(
      "alter table rate_limit owner to atrium_app",
      "alter table rate_limit owner to current_user",
      async () => expect(wrongs(await look())).toEqual([expect.stringContaining("owns tables")]),
    );
  });

  it("is found out when its clock is not ours", async () => {
    const { findings } = await checkPostgres(world.address, [], () => Date.now() - 9000);
    expect(findings).toContainEqual(
      expect.objectContaining({ state: "wrong", what: expect.stringMatching(/clock.* 9\.\d/) }),
    );
  });

  it("tells of changes that wait and of a newer Atrium, and looks no further", async () => {
    await whileSo(
      "update kysely_migration set name = '2031-01-01-flying-cars' where name = '2026-11-21-first'",
      "update kysely_migration set name = '2026-11-21-first' where name = '2031-01-01-flying-cars'",
      async () => {
        const { findings, isReady } = await look();
        expect(isReady).toBe(false);
        expect(findings.at(-1)).toMatchObject({
          state: "wrong",
          what: expect.stringContaining("newer Atrium"),
        });
      },
    );
  });

  it("tells how long the listeners have not heard what happened", async () => {
    await whileSo(
      `insert into outbox (site_id, kind, facts, at) values (${world.siteId}, 'noted', '{}', now() - interval '10 minutes')`,
      "delete from outbox",
      async () => {
        const { findings } = await look();
        const found = findings.find(({ what }) => what.includes('"mails"'));
        expect(found).toMatchObject({
          state: "wrong",
          what: expect.stringMatching(/1 events waiting, the oldest of 6\d\d seconds ago/),
        });
      },
    );
  });

  it("tells how many events a listener failed at, and nothing of what it does not hear", async () => {
    await whileSo(
      `insert into outbox (site_id, kind, facts, at) values (${world.siteId}, 'unheard', '{}', now() - interval '10 minutes');
       insert into listener_retry (listener, target, site_id, event_id, kind, facts, attempts, due)
       values ('mails', 'vera', ${world.siteId}, 1, 'noted', '{}', 3, now())`,
      "delete from outbox; delete from listener_retry",
      async () => {
        const { findings } = await look();
        const found = findings.find(({ what }) => what.includes('"mails"'));
        expect(found).toMatchObject({
          state: "wrong",
          what: 'The listener "mails" has 0 events waiting, and 1 to retry.',
        });
      },
    );
  });

  it("tells which jobs failed the last time they were tried", async () => {
    await whileSo(
      `create schema pgboss; create table pgboss.job (name text, state text, completed_on timestamptz);
       insert into pgboss.job values ('files-tidy', 'failed', '2026-11-22 03:00+00'), ('outbox-tidy', 'failed', '2026-11-20 03:00+00'),
         ('outbox-tidy', 'completed', '2026-11-21 03:00+00')`,
      "drop schema pgboss cascade",
      async () =>
        expect(wrongs(await look())).toEqual([
          "These jobs failed last time: files-tidy (2026-11-22 03:00 UTC).",
        ]),
    );
  });
});

describe("who may read", () => {
  it("is compared with the rules on every page of every site, and repaired (long)", async () => {
    const actor = actorOf(world, world.ed);
    const pages: number[] = [];
    for (const title of [
      "Untouched",
      "Leaking",
      "Missing",
      "Renamed",
      "Tagged",
      "Trashed",
      "Left in trash",
    ]) {
      const facts = { folderId: world.mainFolderId, slug: null, document: stacked([]) };
      const page = { ...facts, title, preview: "", shares: firstShares };
      pages.push((await within(world, actor, (tx) => insertPage(actor, page, worldNow, tx))) ?? 0);
    }
    const [, leaking, missing, renamed, tagged = 0, trashed, left] = pages;
    await within(world, actor, (tx) => savePageTags(actor, { pageId: tagged, tags: ["fog"] }, tx));
    await onOwner(`delete from tag_reader where page_id = ${tagged} and may_edit`);
    await onOwner(`insert into page_reader select site_id, ${world.xavi.id}, page_id, true, folder_id, title_key, modified, created
      from page_reader where page_id = ${leaking} limit 1`);
    await onOwner(`delete from page_reader where page_id = ${missing} and not may_edit`);
    await onOwner(`update page set title_key = 'another' where id = ${renamed}`);
    // One that is in the trash and that nobody could bring back; one that is not, and that somebody could.
    await onOwner(
      `update page set trashed = now() where id = ${trashed}; delete from page_reader where page_id = ${trashed}`,
    );
    await onOwner(
      `insert into trash_editor select site_id, ${world.xavi.id}, id, now() from page where id = ${left}`,
    );
    const [found] = await checkReaders(world.address, { deep: true, repair: false });
    expect(found).toMatchObject({
      state: "wrong",
      what: expect.stringContaining(
        // Five are named; the sixth is the one that was left in the trash.
        `on 6 of 7 pages (pages ${leaking}, ${missing}, ${renamed}, ${tagged}, ${trashed}, …)`,
      ),
    });
    expect(states(await checkReaders(world.address, { deep: false, repair: true }))).toEqual(["advice"]);
    expect(states(await checkReaders(world.address, { deep: true, repair: false }))).toEqual(["well"]);
  });
});

function states(findings: readonly Finding[]): string[] {
  return findings.map(({ state }) => state);
}

function wrongs({ findings }: { findings: readonly Finding[] }): string[] {
  return findings.filter(({ state }) => state === "wrong").map(({ what }) => what);
}

function look() {
  return checkPostgres(world.address, [{ name: "mails", kinds: ["noted"] }], Date.now);
}

async function whileSo(change: string, back: string, work: () => Promise<void>): Promise<void> {
  await onOwner(change);
  try {
    await work();
  } finally {
    await onOwner(back);
  }
}

async function onOwner(text: string): Promise<void> {
  const client = new pg.Client(configOf(world.address satisfies DatabaseAddress));
  await client.connect();
  await client.query(text);
  await client.end();
}
