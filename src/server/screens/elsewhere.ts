import type { Tx } from "#database/transaction.ts";
import { slugOfFolderFor } from "#features/folders/store.ts";
import { slugOfTagFor } from "#features/tags/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { findLeftAddress } from "#features/creating/crossing/moving-store.ts";
import { findPageAnywhere } from "#features/pages/store.ts";
import { offerToJoin } from "#features/subsites/operations.ts";
import { findLocked, findLockedAt } from "#features/sharing/public-link/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import { Refusal } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { pathOf } from "../web/reading.ts";
import { splitPrefix } from "../web/subsite-prefix.ts";

/** Where a page that anybody opens with its password asks for it; null when none was asked for by its address or its number. */
async function addressOfLocked(
  refusal: Refusal,
  url: string,
  { tx, sent, now }: Asked,
): Promise<string | null> {
  if (refusal.code !== "page-not-found" || splitPrefix(url).slug !== null) return null;
  const { slug, page_id: id } = sent;
  const isAtNumber = /^\/page\/[0-9]+\/?$/.test(pathOf(url)) && Number.isSafeInteger(Number(id));
  const page =
    typeof slug === "string"
      ? await findLockedAt(slug, now, tx)
      : isAtNumber
        ? await findLocked(Number(id), now, tx)
        : null;
  return page && `/page/unlock/${page.id}/`;
}

type Asked = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

/**
 * Where a screen stands that was asked for under the prefix of another subsite than its page, folder or tag lies in, for those who may
 * read these; null when that is not why it was refused. Calls are not led anywhere: they do not find it.
 */
export async function addressElsewhere(refusal: Refusal, url: string, asked: Asked): Promise<string | null> {
  return (
    (await addressInSubsite(refusal, url, asked)) ??
    (await addressLeft(refusal, asked)) ??
    (await addressOfLocked(refusal, url, asked))
  );
}

/** The address of a page that moved to another subsite, where it was asked for at one that it had here; for those who may read it. */
async function addressLeft(refusal: Refusal, { actor, tx, sent: { slug } }: Asked): Promise<string | null> {
  if (!actor.withSubsites || refusal.code !== "page-not-found" || typeof slug !== "string") return null;
  const id = await findLeftAddress(currentSubsite(actor), slug, tx);
  const page = id === null ? null : await findPageAnywhere(actor, id, tx);
  return page && pageAddress(page);
}

async function addressInSubsite(
  refusal: Refusal,
  url: string,
  { actor, tx, sent }: Asked,
): Promise<string | null> {
  if (!actor.withSubsites) return null;
  const slug = await slugElsewhere(refusal, { actor, tx, sent });
  return slug === null || slug === (actor.subsiteSlug ?? "") ? null : inSubsite(slug, splitPrefix(url).rest);
}

async function slugElsewhere(
  refusal: Refusal,
  { actor, tx, sent }: Omit<Asked, "now">,
): Promise<string | null> {
  const [pageId, folderId] = [Number(sent["page_id"]), Number(sent["cat_id"])];
  const tagId = Number(sent["tag_id"]);
  if (refusal.code === "page-not-found" && Number.isSafeInteger(pageId))
    return (await findPageAnywhere(actor, pageId, tx))?.subsiteSlug ?? null;
  if (refusal.code === "folder-not-found" && Number.isSafeInteger(folderId))
    return slugOfFolderFor(actor, folderId, tx);
  if (refusal.code === "tag-not-found" && Number.isSafeInteger(tagId)) return slugOfTagFor(actor, tagId, tx);
  return null;
}

/** Of a screen that is looked at there are no fields: what does not fit was typed in its address. */
export function asOfAddress(refusal: Refusal, method: string): Refusal {
  const isTyped = refusal.code === "invalid-input" && (method === "GET" || method === "HEAD");
  return isTyped ? new Refusal("mistyped-address") : refusal;
}

/** Under an address that its subsite had before, a screen leads to the one that it has now. */
export function underItsAddress(
  bundle: Bundle<Frame>,
  { url, slug = "" }: { url: string; slug: string | undefined },
): Bundle<Frame> {
  const { subsiteSlug = "" } = bundle.frame.viewer;
  if (subsiteSlug === slug || subsiteSlug === "") return bundle;
  const address = inSubsite(subsiteSlug, splitPrefix(url).rest);
  return { ...bundle, status: 302, address, data: { ...bundle.data, isElsewhere: true } };
}

/** Whoever finds nothing at an address of a subsite that they are not in is offered to join it (ROLE-28). */
export async function withWayIn(
  bundle: Bundle<Frame>,
  { actor, tx }: { readonly actor: Actor; readonly tx: Tx },
): Promise<Bundle<Frame>> {
  const { slug } = splitPrefix(bundle.address);
  const joining = bundle.status === 404 && slug !== null ? await offerToJoin(actor, slug, tx) : null;
  return joining ? { ...bundle, data: { ...bundle.data, joining } } : bundle;
}
