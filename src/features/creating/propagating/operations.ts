import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { readDocument } from "#documents/read-document.ts";
import { editablePage } from "#features/pages/operations.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import { type ReadPage, findPage, readDocument as readStored } from "#features/pages/store.ts";
import { readTypeFacts } from "#features/properties/types/store.ts";
import { findVersion } from "#features/versions/store.ts";
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

/** So many pages of one template are looked at. */
const pagesMost = 1000;

/** All pages that were made of a template, with what becomes of each. */
export async function updatesOf(actor: Actor, template: Template, tx: Tx): Promise<Update[]> {
  const updates: Update[] = [];
  for (const made of await listMade(template.page.id, pagesMost, tx))
    updates.push(await updateOf(actor, { template, made }, tx));
  return updates;
}

/** A page with a draft is left to those who write it, and one that was never published to its maker. */
export async function updateOf(
  actor: Actor,
  { template, made }: { readonly template: Template; readonly made: MadePage },
  tx: Tx,
): Promise<Update> {
  const page = await findPage(actor, made.id, tx);
  if (!page) return { title: null, code: "page-not-found" };
  const { title } = page;
  if (!mayEditPage(page).allowed) return { title, code: "page-not-editable" };
  if (page.isUnpublished) return { title, code: "page-not-published" };
  if (page.hasDraft) return { title, code: "page-being-edited" };
  const common = await findVersion(actor, { pageId: template.page.id, id: made.versionId }, tx);
  if (!common) return { title, code: "template-version-gone" };
  const before = await documentOf(actor, page.versionHash, tx);
  const base = await documentOf(actor, common.hash, tx);
  const result = merged({ base, template: template.document, page: before });
  if (isSame(result.document, before)) return { title, code: "page-up-to-date" };
  return { page, before, merged: result };
}

function isSame(one: Document, other: Document): boolean {
  return JSON.stringify([one.rows, one.widgets]) === JSON.stringify([other.rows, other.widgets]);
}
