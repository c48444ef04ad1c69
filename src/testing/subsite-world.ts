import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { saveRoles } from "#features/subsites/joining-store.ts";
import { makeSubsite, saveHomepage, saveOpenness } from "#features/subsites/store.ts";
import type { Tx } from "#database/transaction.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { worldNow } from "./as.ts";
import { note } from "./draft-writer.ts";
import { type World, actorOf, openWorld, within } from "./world.ts";

export const subsiteNames = ["crew", "harbour", "attic", "board"] as const;

export type WorldSubsite = {
  readonly id: Area;
  readonly slug: string;
  readonly mainFolderId: number;
  /** Its home page, and another one, "Tides", as each has it. */
  readonly homeId: number;
  readonly tidesId: number;
};

/**
 * The named world with subsites, the same people. Crew: Ada administers, Vera edits, Ed views. Harbour is public: Ed administers,
 * Xavi, from outside, views. Attic is archived: Ada administered it, Vera edited. Board is for Olga and nobody else. Whoever is
 * not named is not in it, whatever they are on the site.
 */
export type SubsiteWorld = World &
  MadeSubsites & {
    readonly standing: NonNullable<World["standing"]>;
  };

type MadeSubsites = Readonly<Record<(typeof subsiteNames)[number], WorldSubsite>>;

export async function openSubsiteWorld(passwordHash: string | null = null): Promise<SubsiteWorld> {
  const { template, made } = JSON.parse(process.env["ATRIUM_TEST_SUBSITES"] ?? "null") as {
    template: string;
    made: MadeSubsites;
  };
  const world = await openWorld(passwordHash, template);
  return { ...world, ...made, standing: standingIn(world, made) };
}

/** Makes the subsites of the world, with their pages and who is in them. */
export async function makeSubsites(world: World): Promise<MadeSubsites> {
  await world.database.pool.query("update site set with_subsites = true, public_pages = true where id = $1", [
    world.siteId,
  ]);
  const { olga, ada, ed, vera, xavi } = world;
  const isAs = (role: SubsiteRole, { id }: { id: number }) => [id, role] as const;
  const made = await within(world, actorOf(world, olga), async (tx) => ({
    crew: await furnished(world, "crew", [isAs("admin", ada), isAs("editor", vera), isAs("viewer", ed)], tx),
    harbour: await furnished(world, "harbour", [isAs("admin", ed), isAs("viewer", xavi)], tx),
    attic: await furnished(world, "attic", [isAs("admin", ada), isAs("editor", vera)], tx),
    board: await furnished(world, "board", [isAs("admin", olga)], tx),
  }));
  await within(world, actorOf(world, olga), async (tx) => {
    await saveOpenness(made.harbour.id, { isPublic: true, isArchived: false }, tx);
    await saveOpenness(made.attic.id, { isPublic: false, isArchived: true }, tx);
  });
  return made;
}

function standingIn({ olga, ada, ed, vera, xavi }: World, made: MadeSubsites): SubsiteWorld["standing"] {
  const { crew, harbour, attic, board } = made;
  const roles = {
    [olga.id]: { [board.id]: "admin" },
    [ada.id]: { [crew.id]: "admin", [attic.id]: "viewer" },
    [ed.id]: { [crew.id]: "viewer", [harbour.id]: "admin" },
    [vera.id]: { [crew.id]: "editor", [attic.id]: "viewer" },
    [xavi.id]: { [harbour.id]: "viewer" },
  } as const;
  const slugs = Object.fromEntries([crew, harbour, attic, board].map(({ id, slug }) => [id, slug]));
  return { roles, open: [harbour.id], slugs };
}

type Joined = readonly (readonly [personId: number, role: SubsiteRole])[];

async function furnished(world: World, slug: string, joined: Joined, tx: Tx): Promise<WorldSubsite> {
  const name = slug.replace(/^./, (letter) => letter.toUpperCase());
  const { id, mainFolderId } = (await makeSubsite({ slug, name }, tx)) ?? { id: 0, mainFolderId: 0 };
  for (const [personId, role] of joined) await saveRoles({ subsiteId: id, personIds: [personId], role }, tx);
  const maker = actorOf(world, world.olga);
  const page = async (title: string, address: string) => {
    const document = stacked([{ id: "text0001", ...note(`The ${address} of ${name}.`) }]);
    const fields = {
      title,
      slug: address,
      folderId: mainFolderId,
      document,
      preview: "",
      shares: firstShares,
    };
    return (await insertPage(maker, fields, worldNow, tx)) ?? 0;
  };
  const homeId = await page(`${name} home`, "home");
  await saveHomepage(homeId, tx);
  return { id, slug, mainFolderId, homeId, tidesId: await page(`${name} tides`, "tides") };
}
