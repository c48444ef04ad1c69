import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { worldNow } from "./as.ts";
import { note } from "./draft-writer.ts";
import type { ExternalWorld } from "./external-world.ts";
import { keptFile } from "./kept-files.ts";
import { type SubsiteWorld, subsiteNames } from "./subsite-world.ts";
import { type WorldPerson, actorOf, within } from "./world.ts";

type Name = (typeof subsiteNames)[number];

/** Who may learn something: people of the site, a person of another site, a visitor, and a guest of the page of Crew. */
export type Looker = WorldPerson | "visitor" | "guest";

/** Stands in everything that a subsite has: its folder, titles and texts. */
const canaryOf = (name: Name) => `Kanarie${name}`;

/** Stands in its name and description, which owners know of every subsite: they can step in. */
const nameCanaryOf = (name: Name) => `Naamkanarie${name}`;

export type LeakWorld = {
  /** What attempts are made of, as those of the external are: pages and folders of everybody. */
  readonly found: ExternalWorld;
  /** The canaries in a text, of subsites that somebody may know nothing of. */
  leaks(who: Looker, text: string): string[];
};

/** Gives each subsite a folder, a page and a name with its canary. */
export async function furnishForLeaks(world: SubsiteWorld): Promise<LeakWorld> {
  const made = await within(world, actorOf(world, world.olga), async (tx) => {
    const entries = [];
    for (const name of subsiteNames) entries.push([name, await fill(world, name, tx)] as const);
    return Object.fromEntries(entries) as Record<Name, Filled>;
  });
  const file = await keptFile(world, world.olga, { bytes: Buffer.from("%PDF-1.4"), name: "zolder.bin" });
  const { crew, harbour, attic, board } = made;
  const found = {
    folders: { way: crew.folderId, inner: harbour.folderId, beside: attic.folderId, below: board.folderId },
    hiddenPersonId: world.vera.id,
    edited: crew.page,
    read: harbour.page,
    closed: [attic.page, board.page],
    fileId: file.id,
    versionOf: (pageId: number) =>
      subsiteNames.map((name) => made[name]).find(({ page }) => page.id === pageId)?.versionId ?? 0,
  };
  return {
    found,
    leaks: (who, text) =>
      subsiteNames.filter((name) => {
        if (mayKnow(world, who, name)) return false;
        const mayKnowName = typeof who === "object" && who.role === "owner";
        return text.includes(canaryOf(name)) || (!mayKnowName && text.includes(nameCanaryOf(name)));
      }),
  };
}

type Filled = {
  readonly folderId: number;
  readonly page: { id: number; slug: string };
  readonly versionId: number;
};

async function fill(
  world: SubsiteWorld,
  name: Name,
  tx: Parameters<Parameters<typeof within>[2]>[0],
): Promise<Filled> {
  const { id, mainFolderId } = world[name];
  const word = `Zolder ${canaryOf(name)}`;
  const named =
    "update subsite set name = $3, description = $3, listing = 'hidden' where site_id = $1 and id = $2";
  await run(tx, named, [tx.siteId, id, nameCanaryOf(name)]);
  const folders = await run<{ id: number }>(
    tx,
    `insert into folder (site_id, subsite_id, parent_id, name, name_key) values ($1, $2, $3, $4, lower($4)) returning id`,
    [tx.siteId, id, mainFolderId, word],
  );
  const folderId = folders[0]?.id ?? 0;
  const slug = `zolder-${name}`;
  const document = stacked([{ id: "text0001", ...note(`Zeeleeuw ${canaryOf(name)}`) }]);
  const page = { title: word, folderId, slug, document, preview: word, shares: [] };
  const pageId = (await insertPage(actorOf(world, world.olga), page, worldNow, tx)) ?? 0;
  await run(
    tx,
    `with made as (insert into tag (site_id, subsite_id, name, name_key) values ($1, $2, $4, lower($4)) returning id)
     insert into page_tag (site_id, subsite_id, page_id, tag_id) select $1, $2, $3, id from made`,
    [tx.siteId, id, pageId, word],
  );
  await refreshReaders(pageId, tx);
  const versions = await run<{ id: number }>(
    tx,
    "select version_id as id from page where site_id = $1 and id = $2",
    [tx.siteId, pageId],
  );
  return { folderId, page: { id: pageId, slug }, versionId: versions[0]?.id ?? 0 };
}

/** Those who are in it, whatever they are on the site, and everybody where it is public; whoever is of another site is a visitor here. */
function mayKnow({ standing, ...world }: SubsiteWorld, who: Looker, name: Name): boolean {
  const { id } = world[name];
  if (standing.open.includes(id)) return true;
  if (who === "guest") return name === "crew";
  return who !== "visitor" && standing.roles[who.id]?.[id] !== undefined;
}
