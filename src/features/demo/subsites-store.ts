import { type Tx, run } from "#database/transaction.ts";
import { saveRoles } from "#features/subsites/joining-store.ts";
import { makeSubsite, saveHomepage, saveSettings } from "#features/subsites/store.ts";
import { saveWithSubsites } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { type Area, type SubsiteRole, subsiteRoles } from "#kernel/viewer.ts";
import { type DemoCompany, type DemoPage, begins } from "./model/company.ts";
import { type DemoSubsite, demoSubsites } from "./model/demo-subsites.ts";

/** The subsites of the demo by their slugs; none where it is filled without them. */
export type MadeSubsites = ReadonlyMap<string, Area>;

type Making = {
  readonly company: DemoCompany;
  readonly language: LanguageCode;
  readonly withSubsites: boolean;
  /** Everybody of the company by their keys. */
  readonly actors: ReadonlyMap<string, Actor>;
};

/** Makes a subsite for each of five teams, with their people, and whoever writes its pages. */
export async function makeSubsites(
  owner: Actor,
  { company, language, withSubsites, actors }: Making,
  tx: Tx,
): Promise<MadeSubsites> {
  const made = new Map<string, Area>();
  if (!withSubsites) return made;
  await saveWithSubsites(owner, true, tx);
  for (const subsite of demoSubsites) {
    const { slug, accent, isSelfJoinable } = subsite;
    const [name, description] = [subsite.name[language], subsite.description[language]];
    const id = (await makeSubsite({ slug, name, description }, tx))?.id ?? 0;
    await saveSettings(id, { name, description, isSelfJoinable, listing: "full" }, tx);
    await run(tx, "update subsite set accent = $3 where site_id = $1 and id = $2", [tx.siteId, id, accent]);
    const roles = rolesIn(subsite, company);
    for (const role of subsiteRoles) {
      const keys = [...roles].flatMap(([key, given]) => (given === role ? [key] : []));
      await saveRoles(
        { subsiteId: id, personIds: keys.map((key) => actors.get(key)?.personId ?? 0), role },
        tx,
      );
    }
    made.set(slug, id);
  }
  return made;
}

/** The first of a team who may begin pages administers it, the others read it, and whoever writes a page of it edits. */
function rolesIn(subsite: DemoSubsite, { people, pages }: DemoCompany): ReadonlyMap<string, SubsiteRole> {
  const roles = new Map<string, SubsiteRole>(Object.entries(subsite.others));
  const team = people.filter((person) => person.team === subsite.team);
  for (const { key } of team) roles.set(key, "viewer");
  for (const { by, begunBy, place } of pages)
    if (place?.slug === subsite.slug) for (const { key } of [by, begunBy]) roles.set(key, "editor");
  roles.set(team.find(begins)?.key ?? "", "admin");
  return roles;
}

/** An actor as they stand in the subsite of a page, and the folders on the way to it there. */
export function placeOf(
  actor: Actor,
  page: DemoPage,
  made: MadeSubsites,
): { actor: Actor; folders: readonly string[] } {
  const id = made.get(page.place?.slug ?? "");
  if (id === undefined || !page.place) return { actor, folders: page.folders };
  const there = { ...actor, subsiteId: id, subsiteSlug: page.place.slug };
  return { actor: there, folders: page.folders.slice(page.place.depth) };
}

/** Each subsite opens with the page of its team. */
export async function giveHomes(
  { titleOf }: DemoCompany,
  idOf: (title: string) => number,
  tx: Tx,
): Promise<void> {
  for (const { home } of demoSubsites) await saveHomepage(idOf(titleOf(home)), tx);
}

/** Whether a page is one of everybody's, by its title. */
export function isInMainGroup({ pages }: DemoCompany, made: MadeSubsites): (title: string) => boolean {
  const moved = new Set(pages.filter(({ place }) => made.has(place?.slug ?? "")).map(({ title }) => title));
  return (title) => !moved.has(title);
}
