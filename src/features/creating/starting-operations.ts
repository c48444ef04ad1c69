import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { blankDocument, markdownDocument } from "#documents/edited-text.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { titleMost } from "#features/pages/rules.ts";
import { findPage } from "#features/pages/store.ts";
import { readSitePages } from "#features/properties/store.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import { type Example, exampleOf } from "#features/templates/model/examples.ts";
import { languageOfExamples } from "#features/templates/operations.ts";
import { blankId, isExampleId } from "#features/templates/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import { type Original, beginningOfCopy, originalFor, sharesOfBeginning, titleOfCopy } from "./operations.ts";

/** What a new page begins with. Nobody has chosen the default template: it is there unless one chooses something else. */
export type Start =
  | { readonly is: "blank"; readonly markdown?: string | undefined }
  | { readonly is: "example"; readonly example: Example }
  | { readonly is: "page"; readonly original: Original; readonly isDefault: boolean };

type Asked = { readonly id: number | undefined; readonly versionId?: number };

/** The start that was asked for; the default template where none was, and blank where there is none that the actor reads (PTYP-10). */
export async function startFor(
  actor: Actor,
  { id, versionId = 0 }: Asked,
  { tx, language }: { readonly tx: Tx; readonly language: string },
): Promise<Start> {
  if (id === undefined) return defaultStart(actor, tx);
  if (id === blankId) return { is: "blank" };
  if (!isExampleId(id))
    return {
      is: "page",
      original: await originalFor(actor, { pageId: id, versionId }, tx),
      isDefault: false,
    };
  const spoken = await languageOfExamples(actor, language, tx);
  return { is: "example", example: found(exampleOf(id, spoken) ?? null, "page-not-found") };
}

async function defaultStart(actor: Actor, tx: Tx): Promise<Start> {
  const { defaultTemplateId: id } = await readSitePages(actor, tx);
  if (id === null || !(await findPage(actor, id, tx))) return { is: "blank" };
  return {
    is: "page",
    original: await originalFor(actor, { pageId: id, versionId: 0 }, tx),
    isDefault: true,
  };
}

/** What a new page is called, where it stands and what tags it has where nothing else is sent. */
export type Proposed = {
  readonly title: string;
  /** Null is Main. */
  readonly folderId: number | null;
  readonly tags: readonly KeptTag[];
};

export function proposedBy(start: Start, say: Say): Proposed {
  if (start.is === "blank") return { title: "", folderId: null, tags: [] };
  if (start.is === "example") return { title: start.example.title, folderId: null, tags: [] };
  const { original, isDefault } = start;
  const { tags, folderId } = original.page;
  if (isDefault) return { title: "", folderId: null, tags };
  return { title: titleOfCopy(original, titleMost, say), folderId, tags };
}

/** Who may see a page that begins so. */
export async function sharesOfStart(actor: Actor, start: Start, tx: Tx): Promise<readonly Share[]> {
  return start.is === "page" ? sharesOfBeginning(actor, start.original, tx) : firstShares;
}

/** The words that it begins with, who may see them, and the files that come along. */
export async function contentOfStart(
  actor: Actor,
  start: Start,
  tx: Tx,
): Promise<{ document: Document; shares: readonly Share[]; brings?: number[]; isUnpublished: boolean }> {
  if (start.is === "page")
    return { ...(await beginningOfCopy(actor, start.original, tx)), isUnpublished: true };
  if (start.is === "example")
    return { document: start.example.document, shares: firstShares, isUnpublished: true };
  const widgetId = freshWidgetId();
  const { markdown } = start;
  const document = markdown ? markdownDocument(widgetId, markdown) : blankDocument(widgetId);
  // Who sends the text with the page has written it already, as an import has.
  return { document, shares: firstShares, isUnpublished: !markdown };
}
