import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { readDocument } from "#documents/read-document.ts";
import { editablePage } from "#features/pages/operations.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import {
  type ReadPage,
  findPages,
  readDocuments,
  readDocument as readStored,
} from "#features/pages/store.ts";
import { readTypeFacts } from "#features/properties/types/store.ts";
import { findVersions } from "#features/versions/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Merged, merged } from "./model/merged.ts";
import { type MadePage, listMade } from "./store.ts";
import type { PropagatingRefusal } from "./wording.ts";

export type Template = { readonly page: ReadPage; readonly document: Document };

/** A template that the actor may edit, as its readers see it. */
export async function templateFor(actor: Actor, id: number, tx: Tx): Promise<Template> {
  const page = await editablePage(actor, id, tx);
  demand(isStillTemplate(await readTypeFacts(page.id, tx)));
  return { page, document: await documentOf(actor, page.versionHash, tx) };
}

function isStillTemplate({ isTemplate }: { readonly isTemplate: boolean }): Verdict<"not-a-template"> {
  return isTemplate ? allow : refuse("not-a-template");
}

export async function documentOf(actor: Actor, hash: Buffer, tx: Tx): Promise<Document> {
  return readDocument(await readStored(actor, hash, tx));
}

/** What a page becomes, or why it stays as it is. */
export type Update =
  | { readonly page: ReadPage; readonly before: Document; readonly merged: Merged }
  | {
      readonly title: string | null;
      readonly code: PropagatingRefusal | "page-not-found" | "page-not-editable";
    };

/** So many pages of one template are looked at; those that are up to date make room for the next. */
export const pagesMost = 1000;

/** So many of them are read at once: their documents lie in memory together. */
const atOnce = 100;

/** All pages that were made of a template, with what becomes of each, in four statements for each hundred of them. */
export async function updatesOf(actor: Actor, template: Template, tx: Tx): Promise<Update[]> {
  return (await firstUpdatesOf(actor, template, tx)).updates;
}

/** The same, and whether there are more than are looked at. */
export async function firstUpdatesOf(actor: Actor, template: Template, tx: Tx) {
  const { id, versionId } = template.page;
  const found = await listMade({ id, versionId }, pagesMost + 1, tx);
  const all = found.slice(0, pagesMost);
  const updates: Update[] = [];
  for (let at = 0; at < all.length; at += atOnce)
    updates.push(...(await updatesOfSome(actor, { template, made: all.slice(at, at + atOnce) }, tx)));
  return { updates, isMore: found.length > pagesMost };
}

/** The same of one page. */
export async function updateOf(
  actor: Actor,
  { template, made }: { readonly template: Template; readonly made: MadePage },
  tx: Tx,
): Promise<Update> {
  const [update] = await updatesOfSome(actor, { template, made: [made] }, tx);
  return update ?? { title: null, code: "page-not-found" };
}

async function updatesOfSome(
  actor: Actor,
  { template, made }: { readonly template: Template; readonly made: readonly MadePage[] },
  tx: Tx,
): Promise<Update[]> {
  const pages = new Map((await findPages(actor, ids(made), tx)).map((page) => [page.id, page]));
  const of = { pageId: template.page.id, ids: [...new Set(made.map(({ versionId }) => versionId))] };
  const versions = new Map((await findVersions(actor, of, tx)).map((version) => [version.id, version]));
  const open = made.flatMap(({ id, versionId }) => {
    const page = pages.get(id);
    const common = versions.get(versionId);
    return page && common && whyNot(page) === null ? [page.versionHash, common.hash] : [];
  });
  const documents = await readDocuments(actor, open, tx);
  const documentAt = (hash: Buffer) => readDocument(documents.get(hash.toString("base64")));
  return made.map(({ id, versionId }) => {
    const page = pages.get(id);
    const common = versions.get(versionId);
    if (!page) return { title: null, code: "page-not-found" };
    const code = whyNot(page) ?? (common ? null : "template-version-gone");
    if (code || !common) return { title: page.title, code: code ?? "template-version-gone" };
    const before = documentAt(page.versionHash);
    const result = merged({ base: documentAt(common.hash), template: template.document, page: before });
    if (!result.isChange) return { title: page.title, code: "page-up-to-date" };
    return { page, before, merged: result };
  });
}

const ids = (made: readonly MadePage[]): number[] => made.map(({ id }) => id);

/** A page with a draft is left to those who write it, and one that was never published to its maker. */
function whyNot(page: ReadPage): "page-not-editable" | "page-not-published" | "page-being-edited" | null {
  if (!mayEditPage(page).allowed) return "page-not-editable";
  if (page.isUnpublished) return "page-not-published";
  return page.hasDraft ? "page-being-edited" : null;
}
