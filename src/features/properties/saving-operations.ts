import { isDeepStrictEqual } from "node:util";
import type { Tx } from "#database/transaction.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { tagWords } from "#features/tags/wording.ts";
import { inputWords } from "#calls/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { Say } from "#kernel/language.ts";
import { type FieldError, Refusal } from "#kernel/refusal.ts";
import type { Words } from "#kernel/words.ts";
import { mayBeAddress, pageAddress } from "#features/pages/addresses/rules.ts";
import { moveToAddress } from "#features/pages/addresses/store.ts";
import { plainText } from "#documents/plain-text.ts";
import { readDocument } from "#documents/read-document.ts";
import { forgetLeft } from "#features/pages/filing/store.ts";
import { pagePropertiesChanged } from "#features/pages/events.ts";
import { type ReadPage, readDocument as readStored } from "#features/pages/store.ts";
import type { SentSettings, loadProperties } from "./contract.ts";
import { badTag, folderAt, otherFields } from "./rules.ts";
import { savePlace } from "./store.ts";
import { demandType, saveType } from "./types/operations.ts";
import { propertyWords } from "./wording.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";

export type Saving = { readonly now: Date; readonly tx: Tx; readonly say: Say };
/** What the dialog opens with; asked for only when more was sent than can be changed. */
export type Opened = () => Promise<OutputOf<typeof loadProperties>>;

/** Saves what was sent of a page that is there, whichever of its dialogs sent it (PDLG-10); gives its address. */
export async function savePage(
  actor: Actor,
  { page, sent, opened }: { page: ReadPage; sent: SentSettings; opened: Opened },
  saving: Saving,
): Promise<string> {
  const { tx } = saving;
  const type = await demandType(actor, { page, sent }, tx);
  await demandNothingElse(sent, opened);
  const { title, folderId } = await placeOf(actor, { ...page, sent }, saving);
  const slug = sent.slug === undefined ? page.slug : sent.slug || null;
  if (slug !== page.slug && !(await moveToAddress(page.id, slug, tx)))
    throw refusedSettings([badField("slug", propertyWords.addressTaken)]);
  if (title !== page.title || folderId !== page.folderId) {
    const body = plainText(readDocument(await readStored(actor, page.versionHash, tx)));
    if (folderId !== page.folderId) await forgetLeft(page.id, tx);
    await savePlace({ id: page.id, title, folderId, body }, tx);
  }
  await saveSentTags(actor, { pageId: page.id, sent }, tx);
  await saveType(page.id, type, tx);
  if (propertyNames.some((name) => sent[name] !== undefined))
    tx.announce(
      pagePropertiesChanged({
        pageId: page.id,
        title,
        was: page.title,
        by: actor.personId,
        isMoved: folderId !== page.folderId,
      }),
    );
  await saveSentPermissions(actor, { pageId: page.id, sent }, saving);
  return pageAddress({ ...page, slug });
}

const propertyNames = [
  "title",
  "category",
  "tags",
  "slug",
  "make_homepage",
  "make_template",
  "make_default_template",
] as const;

/** Gives a page the tags that were sent, and nothing where none were. */
export async function saveSentTags(
  actor: Actor,
  { pageId, sent }: { pageId: number; sent: SentSettings },
  tx: Tx,
): Promise<void> {
  if (sent.tags === undefined) return;
  const outcome = await savePageTags(actor, { pageId, tags: sent.tags, before: sent.tags_before }, tx);
  if (outcome === "too-many") throw refusedSettings([badField("tags", tagWords.tooMany)]);
  if (typeof outcome === "object")
    throw refusedSettings([{ ...badField("tags", tagWords.goneMeanwhile), values: { name: outcome.gone } }]);
}

/** Saves the permissions that came along, under the rules of sharing. */
export async function saveSentPermissions(
  actor: Actor,
  { pageId, sent }: { pageId: number; sent: SentSettings },
  { now, tx }: Saving,
): Promise<void> {
  const state = sent.permission_state ?? {};
  if (Object.keys(state).length > 0) await savePermissions(actor, { pageId, sent: state }, now, tx);
}

/** Refuses fields that are only read, unless they came back as they went. */
export async function demandNothingElse(sent: SentSettings, opened: Opened): Promise<void> {
  if (sent.tags_before && !sent.tags) throw refusedSettings([badField("tags_before", inputWords.unknown)]);
  const others = Object.entries(otherFields(sent));
  if (others.length === 0) return;
  const loaded: Readonly<Record<string, unknown>> = { success: true, ...(await opened()) };
  const wrong = others.filter(([name, value]) => !isDeepStrictEqual(value, loaded[name]));
  if (wrong.length > 0)
    throw refusedSettings(
      wrong.slice(0, 20).map(([name]) => badField(name.slice(0, 100), inputWords.unknown)),
    );
}

type Placed = {
  readonly sent: SentSettings;
  readonly title: string;
  readonly folderId: number | null;
  readonly slug: string | null;
};

/** Title and folder that a page will have; refuses with every mistake at once (PPRP-10). */
export async function placeOf(
  actor: Actor,
  { sent, title, folderId, slug }: Placed,
  { tx, say }: Saving,
): Promise<{ title: string; folderId: number }> {
  const errors: FieldError[] = [];
  const newTitle = sent.title ?? title;
  if (newTitle === "") errors.push(badField("title", propertyWords.noTitle));
  if (sent.slug && sent.slug !== slug) errors.push(...addressErrors(sent.slug));
  const bad = badTag(sent.tags ?? []);
  if (bad) errors.push(badField("tags", bad));
  const wanted =
    sent.category === undefined
      ? folderId
      : folderAt(await readTree(actor, tx, say), sent.category, folderId);
  if (sent.category !== undefined && wanted === null)
    errors.push(badField("category", propertyWords.noFolder));
  if (errors.length > 0) throw refusedSettings(errors);
  return { title: newTitle, folderId: wanted ?? (await mainFolderId(actor, tx)) };
}

function addressErrors(slug: string): FieldError[] {
  const verdict = mayBeAddress(slug);
  if (verdict.allowed) return [];
  const sentence = verdict.code === "bad-address" ? propertyWords.badAddress : propertyWords.addressTaken;
  return [badField("slug", sentence)];
}

export function badField(name: string, sentence: Words): FieldError {
  return { path: `settings.${name}`, words: sentence };
}

export function refusedSettings(errors: readonly FieldError[]): Refusal {
  return new Refusal("bad-page-settings", {}, errors);
}
