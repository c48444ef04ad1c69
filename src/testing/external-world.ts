import { run } from "#database/transaction.ts";
import { makeFolder } from "#features/folders/store.ts";
import { addPerson } from "#features/people/store.ts";
import { stacked } from "#documents/document.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "./as.ts";
import { heading, note } from "./draft-writer.ts";
import { keptFile } from "./kept-files.ts";
import { type World, actorOf, within } from "./world.ts";
import type { Share } from "#features/access/rules.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { savePageEdit } from "#features/properties/contract.ts";

/**
 * Stands in the name of everything that an external may not see, beside another word to look for it by, so that an answer
 * which repeats what was typed is not taken for a leak.
 */
export const canary = "Kanarie";

/** Words that closed things have in their names beside the canary, and the beginnings of names of people. */
export const words = ["", "z", "zo", "zwerv", "zolder", "zomer", "zeeleeuw", "gast", "vera", "olga", "ed"];

/** What an external of the world has before them: pages to edit and to read, and all that is closed to them. */
export type ExternalWorld = Awaited<ReturnType<typeof furnishForExternal>>;

/**
 * Xavi, from outside, edits one page in the folder Way and reads another one in Way/Inner. On both stand guests, the one he
 * only reads is shared with somebody else too, and beside and below his folders lie folders and pages that are closed to him.
 */
export async function furnishForExternal(world: World, passwordHash: string) {
  const author = actorOf(world, world.ed);
  await world.database.pool.query("update site set public_pages = true, guest_invites = true where id = $1", [
    world.siteId,
  ]);
  const made = await within(world, author, async (tx) => {
    const folder = async (parentId: number, name: string) =>
      (await makeFolder(author, { parentId, name }, tx)).id;
    const way = await folder(world.mainFolderId, "Way");
    const inner = await folder(way, "Inner");
    const beside = await folder(world.mainFolderId, `Zolder ${canary}`);
    const below = await folder(inner, `Zolder ${canary} below`);
    const hidden = await addPerson(
      {
        email: "zwerver.kanarie@noordervaart.example",
        name: `Zwerver ${canary}`,
        role: "member",
        passwordHash,
      },
      tx,
    );
    const page = async (title: string, folderId: number, shares: readonly Share[]) => {
      const text = title.includes(canary) ? `Zeeleeuw ${canary}` : "Zeeleeuw";
      const document = stacked([
        { id: "title01", ...heading(text) },
        { id: "text0001", ...note(text) },
      ]);
      const slug = title.toLowerCase().replaceAll(" ", "-").replace(canary.toLowerCase(), "closed");
      const id = await insertPage(
        author,
        { title, folderId, slug, document, preview: text, shares },
        worldNow,
        tx,
      );
      return { id: id ?? 0, slug };
    };
    const xavi = principal("person", world.xavi.id);
    const others = { principalId: principal("person", hidden ?? 0), mayEdit: true };
    const eds = { principalId: principal("person", world.ed.id), mayEdit: true };
    return {
      folders: { way, inner, beside, below },
      hiddenPersonId: hidden ?? 0,
      edited: await page("Open to edit", way, [{ principalId: xavi, mayEdit: true }, eds]),
      read: await page("Open to read", inner, [{ principalId: xavi, mayEdit: false }, others, eds]),
      closed: [
        await page(`Zomer ${canary}`, beside, [others, eds]),
        await page(`Zomer ${canary} two`, below, [others, eds]),
        await page(`Zomer ${canary} three`, way, [others, eds]),
      ],
    };
  });
  const ed = as(world, world.ed);
  for (const { id } of [made.edited, made.read, ...made.closed]) {
    const settings = settingsOf(id, made) as never;
    const saved = await ed.call(savePageEdit, { page_id: id, settings });
    if (!saved.success) throw new Error(saved.code);
  }
  const file = await keptFile(world, world.ed, {
    bytes: Buffer.from("%PDF-1.4 closed"),
    name: `zolder-${canary}.bin`,
  });
  const rows = await within(world, author, (tx) =>
    run<{ id: number; page: number }>(tx, "select id, page_id as page from page_version where site_id = $1", [
      world.siteId,
    ]),
  );
  const versionOf = (pageId: number) => rows.find(({ page }) => page === pageId)?.id ?? 0;
  return { ...made, fileId: file.id, versionOf };
}

/** What of a text an external may not know: any name but those of administrators and of Ed, whose pages they read; any address but theirs. */
export function leaksFor(external: { readonly email: string }, text: string): string[] {
  const addresses = text.match(/[a-z0-9.]+@(?:noordervaart|elders|zuiderzee)\.example/gi) ?? [];
  return [
    ...around(text, new RegExp(canary, "gi")),
    ...around(text, /Visser|Noordzij/g),
    ...addresses.filter((address) => address !== external.email && address !== "mine@elders.example"),
  ];
}

/** What stands around each place; a pattern that begins with what may stand before it is tried at every letter of the text. */
function around(text: string, names: RegExp): string[] {
  return [...text.matchAll(names)].map(({ 0: name, index }) =>
    text.slice(Math.max(0, index - 60), index + name.length + 20),
  );
}

/** A guest of the page, and its tags: one that all have, and one that is only on pages that are closed to the external. */
function settingsOf(id: number, { closed }: { readonly closed: readonly { readonly id: number }[] }) {
  const own = closed.some((each) => each.id === id) ? [`zolder ${canary} ${id}`] : [];
  return {
    permission_state: { new1: { view: true, email: `gast.${canary}.${id}@elders.example` } },
    tags: ["zeehond", ...own],
  };
}
