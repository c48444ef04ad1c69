import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { makeFolder } from "#features/folders/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { principal } from "#kernel/actor.ts";
import { worldNow } from "#testing/as.ts";
import { note } from "#testing/draft-writer.ts";
import { query } from "#testing/folders.ts";
import { type HttpAnswer, type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

/** What two people act on: a page in a folder, with a tag; and where it lies. */
type Things = {
  readonly page: number;
  readonly folder: number;
  readonly other: number;
  readonly tag: number;
  /** Beside the page in its folder, for deeds about what is in the trash; and a tag for those about one that is deleted. */
  readonly trashed: number;
  readonly gone: number;
  readonly prefix: string;
  /** Somebody whom the page is not shared with. */
  readonly person: number;
};

type State = {
  readonly title: string;
  readonly folder: string;
  readonly folderId: number;
  readonly tags: readonly string[];
  readonly isTrashed: boolean;
  readonly shares: number;
  readonly isNamed: boolean;
  readonly slug: string | null;
  readonly folderIsThere: boolean;
  readonly tagName: string | null;
  readonly parentId: number;
  readonly trashed: "in the trash" | "back" | null;
  readonly isTagBack: boolean;
};

/** A deed, and whether it can still be seen once all is over; where another deed on purpose undoes it, that one's name stands in `against`. */
type Deed = {
  /** What has to have happened before; done once for two deeds that ask for the same. */
  readonly before?: (who: TestBrowser, things: Things) => Promise<HttpAnswer>;
  readonly ask: (who: TestBrowser, things: Things) => Promise<HttpAnswer>;
  readonly isSeen: (state: State, things: Things) => boolean;
  readonly against?: readonly string[];
  readonly isOfMain?: true;
};

const settings = (who: TestBrowser, { prefix, page }: Things, sent: object, of = "edit_properties") =>
  who.post(`${prefix}/ajax/page/page_settings/${of}/${page}/`, { settings: JSON.stringify(sent) });

const toTrash = (who: TestBrowser, { prefix, trashed }: Things) =>
  who.post(`${prefix}/ajax/page/page_settings/delete/${trashed}/`, {});

const deleteTag = (who: TestBrowser, { prefix, gone }: Things) =>
  who.post(`${prefix}/ajax/tag/delete/${gone}/`, {});

const deeds: Readonly<Record<string, Deed>> = {
  "rename the page": {
    ask: (who, things) => settings(who, things, { title: "Renamed" }),
    isSeen: ({ title }) => title === "Renamed",
  },
  "change its location": {
    ask: (who, things) => settings(who, things, { slug: `at-${things.page}` }),
    isSeen: ({ slug }, { page }) => slug === `at-${page}`,
  },
  "tag the page": {
    ask: (who, things) => settings(who, things, { tags: [{ tag: "New" }], tags_before: [] }),
    isSeen: ({ tags }) => tags.includes("New"),
  },
  "move the page": {
    ask: (who, { prefix, page, other }) =>
      who.post(`${prefix}/ajax/category/page/move/${page}/${other}/`, {}),
    isSeen: ({ folderId, isTrashed }, { other }) => isTrashed || folderId === other,
    against: ["delete the other folder"],
  },
  "move the page to the trash": {
    ask: (who, { prefix, page }) => who.post(`${prefix}/ajax/page/page_settings/delete/${page}/`, {}),
    isSeen: ({ isTrashed }) => isTrashed,
  },
  "share the page": {
    ask: (who, things) => settings(who, things, { permission_state: { all: { edit: true } } }, "edit"),
    isSeen: ({ shares }) => shares === 1,
    isOfMain: true,
  },
  "share it with somebody by name": {
    ask: (who, things) =>
      settings(who, things, { permission_state: { [things.person]: { view: true } } }, "edit"),
    isSeen: ({ isNamed }) => isNamed,
    isOfMain: true,
  },
  "rename the folder": {
    ask: (who, { prefix, folder }) =>
      who.post(`${prefix}/ajax/category/rename/${folder}/`, { name: `Berths ${folder}` }),
    isSeen: ({ folder, folderId, folderIsThere }, things) =>
      folderId !== things.folder || !folderIsThere || folder === `Berths ${things.folder}`,
  },
  "delete the folder": {
    ask: (who, { prefix, folder }) => who.post(`${prefix}/ajax/category/delete/${folder}/`, {}),
    isSeen: ({ folderIsThere }) => !folderIsThere,
  },
  "delete the other folder": {
    ask: (who, { prefix, other }) => who.post(`${prefix}/ajax/category/delete/${other}/`, {}),
    isSeen: ({ folderId }, { other }) => folderId !== other,
  },
  "rename the tag": {
    ask: (who, { prefix, tag }) => who.post(`${prefix}/ajax/tag/rename/${tag}/`, { name: `Quay ${tag}` }),
    isSeen: ({ tagName }, { tag }) => tagName === null || tagName === `Quay ${tag}`,
  },
  "delete the tag": {
    ask: (who, { prefix, tag }) => who.post(`${prefix}/ajax/tag/delete/${tag}/`, {}),
    isSeen: ({ tagName }) => tagName === null,
  },
  "move the folder": {
    ask: (who, { prefix, folder, other }) => who.post(`${prefix}/ajax/category/move/${folder}/${other}/`, {}),
    isSeen: ({ parentId, folderIsThere }, { other }) => parentId === other || !folderIsThere,
    against: ["delete the other folder"],
  },
  "bring a page back": {
    before: toTrash,
    ask: (who, { prefix, trashed }) => who.post(`${prefix}/ajax/page/trash_restore/${trashed}/`, {}),
    isSeen: ({ trashed }) => trashed === "back",
  },
  "remove it for good": {
    before: toTrash,
    ask: (who, { prefix, trashed }) => who.post(`${prefix}/ajax/page/trash_remove/${trashed}/`, {}),
    isSeen: ({ trashed }) => trashed === null,
  },
  "bring a tag back": {
    before: deleteTag,
    ask: (who, { prefix, gone }) => who.post(`${prefix}/ajax/tag/undelete/${gone}/`, {}),
    isSeen: ({ isTagBack }) => isTagBack,
  },
};

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));

/** Tries pairs of deeds on a page each, and says what was lost, or refused without a sentence. */
async function faultsOf(site: Site, pairs: readonly (readonly [string, string])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [one, other] of pairs) {
    const things = await site.furnish();
    const [mine, theirs] = [deeds[one], deeds[other]];
    if (!mine || !theirs) continue;
    const before = new Set([mine.before, theirs.before].filter((each) => each !== undefined));
    for (const prepare of before) expect((await prepare(site.first, things)).status).toBe(200);
    const answers = await Promise.all([mine.ask(site.first, things), theirs.ask(site.second, things)]);
    const state = await site.stateOf(things);
    const named: readonly [string, Deed, readonly string[]][] = [
      [one, mine, theirs.against ?? []],
      [other, theirs, mine.against ?? []],
    ];
    for (const [at, [name, deed]] of named.entries()) {
      const answer = answers[at];
      const isDone = answer?.status === 200 && answer.body?.["success"] === true;
      const said = String(answer?.body?.["message"] ?? answer?.body?.["error"] ?? "");
      const isGivenUp = (deed.against ?? []).includes(at === 0 ? other : one);
      if (isDone && !isGivenUp && !deed.isSeen(state, things)) faults.push(`${one} × ${other}: lost ${name}`);
      if (!isDone && (![404, 409].includes(answer?.status ?? 0) || !/^\p{Lu}.{12,}/u.test(said)))
        faults.push(`${one} × ${other}: ${name} is refused as ${answer?.status} "${said}"`);
    }
    if (answers.every(({ status }) => status !== 200)) faults.push(`${one} × ${other}: nothing is done`);
  }
  return faults;
}

type Site = {
  readonly first: TestBrowser;
  readonly second: TestBrowser;
  readonly furnish: () => Promise<Things>;
  readonly stateOf: (things: Things) => Promise<State>;
};

let made = 0;

type Place = {
  readonly prefix: string;
  readonly area: number;
  readonly main: number;
  readonly people: readonly [WorldPerson, WorldPerson];
};

async function siteOf(world: World, web: TestWeb, { prefix, area, main, people }: Place): Promise<Site> {
  const [first, second] = [await web.browser(people[0]), await web.browser(people[1])];
  const maker = actorOf(world, people[0], area);
  return {
    first,
    second,
    stateOf: (things) => stateOf(world, things),
    furnish: async () => {
      const at = ++made;
      const things = await within(world, maker, async (tx) => {
        const folder = await makeFolder(maker, { parentId: main, name: `Fleet ${at}` }, tx);
        const other = await makeFolder(maker, { parentId: main, name: `Oars ${at}` }, tx);
        const document = stacked([{ id: "text0001", ...note("Fog.") }]);
        const fields = { title: `Fog ${at}`, folderId: folder.id, slug: `fog-${at}`, document, preview: "" };
        const page = (await insertPage(maker, { ...fields, shares: firstShares }, worldNow, tx)) ?? 0;
        const second = { ...fields, title: `Ice ${at}`, slug: `ice-${at}`, shares: firstShares };
        const trashed = (await insertPage(maker, second, worldNow, tx)) ?? 0;
        await savePageTags(maker, { pageId: page, tags: [`Old ${at}`, `Gone ${at}`] }, tx);
        return { page, trashed, folder: folder.id, other: other.id };
      });
      const tags = await query<{ id: number }>(
        world,
        "select id::int from tag where site_id = $1 and name = any($2) order by name desc",
        [`Old ${at}`, `Gone ${at}`],
      );
      const [tag = 0, gone = 0] = tags.map(({ id }) => id);
      return { ...things, tag, gone, prefix, person: world.xavi.id };
    },
  };
}

async function stateOf(world: World, { page, folder, tag, person, trashed, gone }: Things): Promise<State> {
  const [row] = await query<State>(
    world,
    `select page.title, lies.name as folder, lies.id::int as "folderId", page.trashed is not null as "isTrashed", page.slug,
       array(select tag.name from page_tag join tag on tag.site_id = $1 and tag.id = page_tag.tag_id and tag.deleted is null
         where page_tag.site_id = $1 and page_tag.page_id = page.id) as tags,
       (select count(*)::int from page_share where site_id = $1 and page_id = page.id and principal_id = $5 and may_edit) as shares,
       exists (select from page_share where site_id = $1 and page_id = page.id and principal_id = $6) as "isNamed",
       exists (select from folder where site_id = $1 and id = $3 and deleted is null) as "folderIsThere",
       (select name from tag where site_id = $1 and id = $4 and deleted is null) as "tagName",
       (select parent_id::int from folder where site_id = $1 and id = $3) as "parentId",
       (select case when trashed is null then 'back' else 'in the trash' end from page where site_id = $1 and id = $7) as trashed,
       exists (select from tag where site_id = $1 and id = $8 and deleted is null) as "isTagBack"
     from page join folder lies on lies.site_id = $1 and lies.id = page.folder_id where page.site_id = $1 and page.id = $2`,
    page,
    folder,
    tag,
    principal("everybody"),
    principal("person", person),
    trashed,
    gone,
  );
  if (!row) throw new Error(`page ${page} is gone`);
  return row;
}

describe("two people at once", () => {
  const open: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of open) await close();
  });
  const sites: { flat?: Site; crew?: Site; webs: TestWeb[] } = { webs: [] };
  beforeAll(async () => {
    const flat = await openWorld();
    const grouped = await openSubsiteWorld();
    const webs = [await openTestWeb(flat), await openTestWeb(grouped)] as const;
    open.push(...webs.map((web) => () => web.close()), flat.close, grouped.close);
    sites.webs.push(...webs);
    sites.flat = await siteOf(flat, webs[0], {
      prefix: "",
      area: 0,
      main: flat.mainFolderId,
      people: [flat.ed, flat.ada],
    });
    sites.crew = await siteOf(grouped, webs[1], {
      prefix: "/@crew",
      area: grouped.crew.id,
      main: grouped.crew.mainFolderId,
      people: [grouped.vera, grouped.ada],
    });
  });
  const all = Object.keys(deeds);
  const inSubsites = all.filter((name) => !deeds[name]?.isOfMain);

  it("on the same page, folder or tag lose nothing of each other, and are told why where one comes too late (long)", async () => {
    if (!sites.flat) throw new Error("no site");
    expect(await faultsOf(sites.flat, pairsOf(all))).toEqual([]);
  });

  it("the same in a subsite (long)", async () => {
    if (!sites.crew) throw new Error("no site");
    expect(await faultsOf(sites.crew, pairsOf(inSubsites))).toEqual([]);
    expect(sites.webs.flatMap(({ bugs }) => bugs)).toEqual([]);
  });
});
