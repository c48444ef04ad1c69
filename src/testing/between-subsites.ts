import { run } from "#database/transaction.ts";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { makeFolder } from "#features/folders/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { worldNow } from "./as.ts";
import { note } from "./draft-writer.ts";
import type { TestBrowser } from "./server.ts";
import type { SubsiteWorld } from "./subsite-world.ts";
import { type WorldPerson, actorOf, within } from "./world.ts";

type Sent = Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>>;
/** How the specification calls it; of a subsite with its prefix. */
export const crossingAddress = (slug: string) =>
  `${slug === "" ? "" : `/@${slug}`}/ajax/pages/action/move_to_subsite/`;

/** A batch that says `more` this often does not come to its end. */
const batchesMost = 2000;

/** A client that knows of the call what its specification says and nothing else: what it is given it sends back as it came (SMOV-10). */
export function crossingClient(browser: TestBrowser, slug = "") {
  const ask = async (sent: Sent) => browser.post(crossingAddress(slug), sent);
  const batch = async (sent: Sent, before: Body = {}) => {
    const { batch_hint, copied_pages } = before;
    const back = copied_pages === undefined ? {} : { copied_pages: JSON.stringify(copied_pages) };
    return ask({ ...sent, ...(batch_hint === undefined ? {} : { batch_hint }), ...back });
  };
  return {
    ask,
    batch,
    /** Batches until no more remain; gives each of their answers. */
    async whole(sent: Sent, first: Body = {}): Promise<Body[]> {
      const answers: Body[] = [];
      let before = first;
      while (answers.length < batchesMost) {
        const { body, text } = await batch(sent, before);
        if (body?.["success"] !== true) throw new Error(text);
        answers.push(body);
        if (body["more"] !== true) return answers;
        before = { ...before, ...body };
      }
      throw new Error("It does not come to its end.");
    },
  };
}

type GivenPage = {
  readonly title: string;
  readonly folderId: number;
  readonly slug?: string;
  readonly text?: string;
  /** The pages that it leads to. */
  readonly to?: readonly number[];
};

/** Makes pages and folders in a subsite, or in the main group with its number. */
export function furnishing(world: SubsiteWorld, maker: WorldPerson) {
  const pages =
    'select id::int, subsite_id::int as "subsiteId", folder_id::int as "folderId", title, slug from page';
  const ask = <Row>(text: string, ...values: readonly unknown[]) =>
    within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
  return {
    ask,
    folder: (subsiteId: number, parentId: number, name: string) =>
      within(world, actorOf(world, maker, subsiteId), async (tx) => {
        return (await makeFolder(actorOf(world, maker, subsiteId), { parentId, name }, tx)).id;
      }),
    page: (subsiteId: number, given: GivenPage) =>
      insertedPage(world, actorOf(world, maker, subsiteId), given),
    /** The pages with this title that are not in the trash, oldest first. */
    called: (title: string) =>
      ask<{ id: number; subsiteId: number; folderId: number; title: string; slug: string | null }>(
        `${pages} where site_id = $1 and title = $2 and trashed is null order by id`,
        title,
      ),
    /** A folder's names from below Main. */
    pathOf: async (folderId: number) => {
      const rows = await ask<{ name: string }>(
        `with recursive up as (
           select id, parent_id, name, 0 as step from folder where site_id = $1 and id = $2
           union all select folder.id, folder.parent_id, folder.name, step + 1 from folder join up on folder.id = up.parent_id
           where folder.site_id = $1)
         select name from up where parent_id is not null order by step desc`,
        folderId,
      );
      return rows.map(({ name }) => name);
    },
  };
}

function insertedPage(world: SubsiteWorld, maker: Actor, given: GivenPage): Promise<number> {
  const { title, folderId, slug = null, text = `About ${title}.`, to = [] } = given;
  const items = to.map((id, at) => ({ id: String(at + 1), name: "There", href: `page:${id}` }));
  const links = { id: "links001", kind: "Shortcuts" as const, version: 1, content: { items } };
  const document = stacked([{ id: "text0001", ...note(text) }, ...(to.length > 0 ? [links] : [])]);
  const page = { title, folderId, slug, document, preview: text, shares: firstShares };
  return within(world, maker, async (tx) => (await insertPage(maker, page, worldNow, tx)) ?? 0);
}
