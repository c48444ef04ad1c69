import type { Database } from "#database/connection.ts";
import { namedFile } from "#features/composing/model/named-file.ts";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { noteDraftFiles } from "#features/pages/attaching/store.ts";
import { type Known, composed } from "#features/composing/model/composed.ts";
import type { Piece } from "#features/composing/model/written-page.ts";
import {
  type ComingFile,
  beginPage,
  folderAlong,
  keepComing,
  paintedFile,
  writePage,
} from "#features/composing/operations.ts";
import { seededDraft } from "#features/writing/drafts/operations.ts";
import { filesShownIn } from "#documents/files-shown-in.ts";
import { savePublicity } from "#features/sharing/store.ts";
import { saveStar } from "#features/pages/starring/store.ts";
import { findPage } from "#features/pages/store.ts";
import { putInTrash } from "#features/pages/trash/store.ts";
import { keepMenu } from "#features/menu/store.ts";
import { type KeptTheme, keepTheme } from "#features/theme/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { addPerson } from "#features/people/store.ts";
import { saveSettings } from "#features/sites/settings-store.ts";
import { saveFirstStepsShown } from "#features/sites/store.ts";
import { saveTemplate } from "#features/properties/types/store.ts";
import { saveHomepage } from "#features/subsites/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { defaultLook } from "#kernel/default-look.ts";
import { encodedPainting } from "#storage/images/painted.ts";
import type { Storage } from "#storage/storage.ts";
import { type DemoCompany, type DemoPage, type DemoPerson, begins } from "./model/company.ts";
import { demoAccent, demoLogo } from "./model/demo-logo.ts";
import { demoSettings } from "./model/demo-settings.ts";
import { onePagePdf } from "./model/pdf.ts";
import { tellOfPeople } from "./people-store.ts";
import { type MadeSubsites, giveHomes, isInMainGroup, makeSubsites, placeOf } from "./subsites-store.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { makeFirstSite } from "#features/people/setup/operations.ts";

export type DemoRun = {
  readonly company: DemoCompany;
  readonly language: LanguageCode;
  /** Five of the teams have subsites of their own. */
  readonly withSubsites: boolean;
  readonly database: Database;
  readonly storage: Storage;
  readonly now: Date;
  readonly actorFor: (email: string, tx: Tx) => Promise<Actor>;
};

const day = 24 * 60 * 60 * 1000;

/** Makes the site of the demo with all its people, who share one password. Without a language it speaks its readers'. */
export async function makeCompany(
  database: Database,
  demo: {
    readonly people: readonly DemoPerson[];
    readonly language: LanguageCode | undefined;
    readonly passwordHash: string;
  },
): Promise<void> {
  const { people, language, passwordHash } = demo;
  const [owner, ...others] = people as readonly [DemoPerson, ...DemoPerson[]];
  const { name, email, position } = owner;
  const site = {
    name: "Noordervaart",
    address: null,
    ...(language ? { language } : {}),
    owner: { name, email, position, passwordHash },
  };
  await makeFirstSite(database, { site, proof: null }, async (_, tx) => {
    for (const person of others) await addPerson({ ...person, passwordHash }, tx);
  });
}

/** Fills the site: first the files, then everything else in one transaction, so that it is there as a whole or not at all. */
export async function fillSite(siteId: number, demo: DemoRun): Promise<void> {
  const { company } = demo;
  const files = await keepFiles(siteId, demo);
  const logo = await keepLogo(siteId, demo);
  await inTransaction(demo.database, { siteId, access: "write" }, async (tx) => {
    const strangers = await actorsOf(demo, tx);
    await welcomeEarlier(company, before(demo.now, 400), tx);
    const owner = actorIn(strangers, company.pages[0]?.begunBy);
    const subsites = await makeSubsites(owner, { ...demo, actors: strangers }, tx);
    // In their subsites from now on.
    const actors = demo.withSubsites ? await actorsOf(demo, tx) : strangers;
    const ids = await beginPages(actors, { ...demo, subsites }, tx);
    for (const page of company.pages)
      await fillPage(page, { ids, files, actors, subsites, now: demo.now }, tx);
    await saveHomepage(ids.get(company.homeTitle) ?? 0, tx);
    if (subsites.size > 0) await giveHomes(company, (title) => ids.get(title) ?? 0, tx);
    const isOnSite = isInMainGroup(company, subsites);
    const items = company.menuOf((title) => (isOnSite(title) ? (ids.get(title) ?? null) : null));
    const menu = { items, previous: [], overflow: true, revision: 1, saved: demo.now };
    await keepMenu(owner, menu, tx);
    await saveSettings(owner, demoSettings, tx);
    await keepTheme(owner, demoTheme(logo.id, demo.now), tx);
    await saveFirstStepsShown(owner, false, tx);
    await setStars(actors, { ids, company, isOnSite }, tx);
    await tellOfPeople(owner, { ...demo, actors }, tx);
  });
}

type Actors = ReadonlyMap<string, Actor>;
type Files = ReadonlyMap<string, KeptFile>;

async function actorsOf({ actorFor, company }: DemoRun, tx: Tx): Promise<Actors> {
  const actors = new Map<string, Actor>();
  for (const { key, email } of company.people) actors.set(key, await actorFor(email, tx));
  return actors;
}

function actorIn(actors: Actors, person: DemoPerson | undefined): Actor {
  const actor = actors.get(person?.key ?? "");
  if (!actor) throw new Error(`${person?.name ?? "nobody"} is not on the site`);
  return actor;
}

/** Each file is uploaded by whoever writes the page that shows it: so their right to it is what it is for everybody. */
async function keepFiles(siteId: number, demo: DemoRun): Promise<Files> {
  const { database, storage, now, actorFor, company } = demo;
  const files = new Map<string, KeptFile>();
  for (const { by, versions } of company.pages)
    for (const name of namesIn(versions.at(-1) ?? [])) {
      const key = fileKey(by, name);
      if (files.has(key)) continue;
      const write = <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) =>
        inTransaction(database, { siteId, access: "write" }, async (tx) =>
          step(await actorFor(by.email, tx), tx),
        );
      files.set(key, await keepComing(comingFile(name, company), { storage, siteId, now, write }));
    }
  return files;
}

/** The owner uploads the logo, as owners do. */
function keepLogo(siteId: number, { database, storage, now, actorFor, company }: DemoRun): Promise<KeptFile> {
  const owner = company.people.find(({ role }) => role === "owner");
  const write = <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) =>
    inTransaction(database, { siteId, access: "write" }, async (tx) =>
      step(await actorFor(owner?.email ?? "", tx), tx),
    );
  const bytes = () => encodedPainting(demoLogo());
  return keepComing({ name: "noordervaart.webp", purpose: "image", bytes }, { storage, siteId, now, write });
}

function demoTheme(logoId: number, saved: Date): KeptTheme {
  const pictures = { logoId, darkLogoId: null, pictureId: null, pictureAlt: "", fileIds: [logoId] };
  return { ...defaultLook, ...pictures, accent: demoAccent, revision: 1, saved };
}

function namesIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.is === "announcement") return piece.picture === "" ? [] : [piece.picture];
    if (piece.is === "files" || piece.is === "gallery")
      return piece.words.map((written) => namedFile(written)[0]);
    return piece.is === "picture" || piece.is === "file" ? [piece.name] : [];
  });
}

function fileKey(by: DemoPerson, name: string): string {
  return `${by.key} ${name}`;
}

function comingFile(name: string, { textFiles, pdfFiles }: DemoCompany): ComingFile {
  const text = textFiles[name];
  if (text !== undefined) return { name, purpose: "file", bytes: async () => Buffer.from(text) };
  const lines = pdfFiles[name];
  if (lines) return { name, purpose: "pdf", bytes: async () => Buffer.from(onePagePdf(lines), "latin1") };
  return paintedFile(name);
}

async function beginPages(
  actors: Actors,
  { company, now, subsites }: DemoRun & { readonly subsites: MadeSubsites },
  tx: Tx,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const page of company.pages) {
    const { actor, folders } = placeOf(actorIn(actors, page.begunBy), page, subsites);
    const { id: folderId } = await folderAlong(actor, folders, tx);
    // In a subsite its roles decide who reads.
    const shares = subsites.has(page.place?.slug ?? "") ? [] : sharesOf(page, actors);
    const begun = { title: page.title, folderId, shares };
    ids.set(page.title, await beginPage(actor, begun, before(now, page.daysOld), tx));
  }
  return ids;
}

function sharesOf({ audience, by }: DemoPage, actors: Actors): Share[] {
  const sets = firstShares.filter(({ mayEdit }) => (mayEdit ? audience.editors : audience.everybody));
  const named = new Map(audience.people.map((person) => [person.key, begins(person)]));
  named.set(by.key, true);
  const people = [...named].map(([key, mayEdit]) => ({
    principalId: principal("person", actors.get(key)?.personId ?? 0),
    mayEdit,
  }));
  return [...sets, ...people];
}

type Filling = {
  readonly ids: ReadonlyMap<string, number>;
  readonly files: Files;
  readonly actors: Actors;
  readonly subsites: MadeSubsites;
  readonly now: Date;
};

async function fillPage(
  page: DemoPage,
  { ids, files, actors, subsites, now }: Filling,
  tx: Tx,
): Promise<void> {
  const { title, by, tags, versions, daysOld, daysUnchanged, draft, daysInTrash, isTemplate } = page;
  const id = ids.get(title) ?? 0;
  const { actor } = placeOf(actorIn(actors, by), page, subsites);
  const known: Known = {
    pageIds: (wanted) => ids.get(wanted),
    fileOf: (name) => files.get(fileKey(by, name)),
    personIds: (key) => actors.get(key)?.personId ?? undefined,
  };
  await savePageTags(actor, { pageId: id, tags }, tx);
  await saveTemplate(id, isTemplate, tx);
  if (page.audience.isPublic) {
    await savePublicity({ id, isPublic: true }, tx);
    await refreshReaders(id, tx);
  }
  for (const [at, pieces] of versions.entries()) {
    const days = daysUnchanged + ((daysOld - daysUnchanged) * (versions.length - 1 - at)) / versions.length;
    await writePage(actor, { id, document: composed(pieces, known) }, before(now, days), tx);
  }
  if (draft !== null) await beginDraft(actor, { id, pieces: versions.at(-1) ?? [], draft, known }, now, tx);
  if (daysInTrash === null) return;
  await putInTrash({ pageId: id, by: actor.personId }, before(now, daysInTrash), tx);
  await refreshReaders(id, tx);
}

async function beginDraft(
  actor: Actor,
  page: {
    readonly id: number;
    readonly pieces: readonly Piece[];
    readonly draft: string;
    readonly known: Known;
  },
  now: Date,
  tx: Tx,
): Promise<void> {
  const shown = await findPage(actor, page.id, tx);
  if (!shown) throw new Error(`the page ${page.id} cannot be read by its author`);
  const added: Piece = { is: "text", style: "note", lines: [page.draft] };
  const document = composed([...page.pieces, added], page.known);
  await noteDraftFiles(actor, { pageId: page.id, files: filesShownIn(document) }, tx);
  await seededDraft(actor, shown, before(now, 0.2), tx, { document, unpublishedBy: [actor.personId ?? 0] });
}

type Starring = Pick<DemoRun, "company"> & {
  readonly ids: ReadonlyMap<string, number>;
  readonly isOnSite: (title: string) => boolean;
};

async function setStars(actors: Actors, { ids, company, isOnSite }: Starring, tx: Tx): Promise<void> {
  const { people, homeTitle } = company;
  const starredTitles = company.starredTitles.filter(isOnSite);
  for (const [at, person] of people.entries()) {
    if (person.role === "external") continue;
    const titles = new Set(
      [0, 2, 5].map((step) => starredTitles[(at + step) % starredTitles.length] ?? homeTitle),
    );
    for (const title of titles)
      await saveStar(actorIn(actors, person), { pageId: ids.get(title) ?? 0, starred: true }, tx);
  }
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** Everybody was there before, but for those of whom the home page says that they are new. */
async function welcomeEarlier({ people }: DemoCompany, earlierThan: Date, tx: Tx): Promise<void> {
  const earlier = people.filter(({ name }) => !newcomers.includes(name)).map(({ email }) => email);
  await run(tx, "update person set created = $2 where site_id = $1 and email = any($3)", [
    tx.siteId,
    earlierThan,
    earlier,
  ]);
}
const newcomers = ["Elin Nygaard", "Kaj Nilsen"];
