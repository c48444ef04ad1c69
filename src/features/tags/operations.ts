import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { demand, found } from "#kernel/refusal.ts";
import type { SentTag } from "./contract.ts";
import { mayBeTagName, pageTagsMost } from "./rules.ts";
import type { KeptTag } from "./model/tag.ts";
import { changePageTags, deletedOfPage, readTagsOfPage } from "./page-store.ts";
import { findTag, findTagsNamed, insertTag } from "./store.ts";

type Wanted = {
  readonly pageId: number;
  readonly tags: readonly SentTag[];
  /** The tags that the sender knew of, when they sent them: what others added or took away since then stays so. */
  readonly before?: readonly SentTag[] | undefined;
};

/** What became of it. There may be too many, or one that is no more, by its name; then nothing was changed. */
export type TagsSaved = "saved" | "unchanged" | "too-many" | { readonly gone: string };

/**
 * Gives a page the tags that were sent for it (PDLG-10). Those that are sent by id are meant under whichever name they have now; a text
 * is the tag of that name, or a new one.
 */
export async function savePageTags(actor: Actor, wanted: Wanted, tx: Tx): Promise<TagsSaved> {
  const current = await readTagsOfPage(wanted.pageId, tx);
  const asked = await meant(actor, { pageId: wanted.pageId, tags: wanted.tags, current }, tx);
  if (asked.gone !== null) return { gone: asked.gone };
  const { ids, missing } = asked;
  const known = wanted.before && new Set(await idsIn(actor, { tags: wanted.before, current }, tx));
  const has = new Set(current.map(({ id }) => id));
  const removed = [...(known ?? has)].filter((id) => has.has(id) && !ids.has(id));
  const added = [...ids].filter((id) => !has.has(id) && !known?.has(id));
  if (has.size - removed.length + added.length + missing.length > pageTagsMost) return "too-many";
  if (removed.length + added.length + missing.length === 0) return "unchanged";
  for (const name of missing) added.push((await insertTag(actor, name, tx)).id);
  await changePageTags(actor, { pageId: wanted.pageId, removed, added }, tx);
  return "saved";
}

/**
 * The tags that were sent for several pages, those that are missing made; a tag that is not there or not known, and a text that is no name, are refused. More than one page
 * may have are null.
 */
export async function tagsFor(actor: Actor, tags: readonly SentTag[], tx: Tx): Promise<number[] | null> {
  const ids = new Set<number>();
  for (const { id } of withIds(tags)) ids.add(found(await findTag(actor, id, tx), "tag-not-found").id);
  const names = namesIn(tags);
  for (const name of names.values()) demand(mayBeTagName(name));
  if (ids.size + names.size > pageTagsMost) return null;
  const { there, missing } = await byName(actor, names, tx);
  for (const { id } of there) ids.add(id);
  for (const name of missing) ids.add((await insertTag(actor, name, tx)).id);
  return [...ids];
}

type Sent = {
  readonly pageId: number;
  readonly tags: readonly SentTag[];
  readonly current: readonly KeptTag[];
};

type Meant = {
  readonly ids: ReadonlySet<number>;
  /** Names that no tag has yet. */
  readonly missing: readonly string[];
  /** The name of a tag that is no more. */
  readonly gone: string | null;
};

/** The ids of what is there, and the names of what is to be made. */
async function meant(actor: Actor, { pageId, tags, current }: Sent, tx: Tx): Promise<Meant> {
  const ids = new Set<number>();
  const has = new Set(current.map(({ id }) => id));
  for (const { id, name } of withIds(tags)) {
    const isThere = has.has(id) || (await findTag(actor, id, tx)) !== null;
    if (isThere) ids.add(id);
    else if ((await deletedOfPage(pageId, [id], tx)).length === 0) return { ids, missing: [], gone: name };
  }
  const { there, missing } = await byName(actor, namesIn(tags), tx);
  for (const { id } of there) ids.add(id);
  return { ids, missing, gone: null };
}

/** The tags of these names that are there, and the names that no tag has yet. One that is made at the same moment is found when the transaction is tried again. */
async function byName(actor: Actor, names: ReadonlyMap<string, string>, tx: Tx) {
  const there = await findTagsNamed(actor, [...names.values()], tx);
  const taken = new Set(there.map(({ key }) => key));
  return { there, missing: [...names].filter(([key]) => !taken.has(key)).map(([, name]) => name) };
}

/** The ids among what the sender knew of; what has gone since then means nothing. */
async function idsIn(actor: Actor, { tags }: Omit<Sent, "pageId">, tx: Tx): Promise<number[]> {
  const named = await findTagsNamed(actor, [...namesIn(tags).values()], tx);
  return [...withIds(tags), ...named].map(({ id }) => id);
}

function withIds(tags: readonly SentTag[]): { id: number; name: string }[] {
  return tags.flatMap((tag) =>
    typeof tag === "string" || !tag.id ? [] : [{ id: tag.id, name: tag.tag ?? "" }],
  );
}

/** The texts among them by their keys, each once (TAGP-03, TAGP-04). */
function namesIn(tags: readonly SentTag[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const tag of tags) {
    const name = typeof tag === "string" ? tag : tag.id ? "" : (tag.tag ?? "");
    const key = nameKey(name);
    if (key !== "" && !names.has(key)) names.set(key, name.trim());
  }
  return names;
}
