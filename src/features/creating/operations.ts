import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import type { Say } from "#kernel/language.ts";
import type { Document } from "#documents/document.ts";
import { filesShownIn } from "#documents/files-shown-in.ts";
import { readDocument } from "#documents/read-document.ts";
import { type ReadPage, findPage, readDocument as readStored } from "#features/pages/store.ts";
import { readTypeFacts } from "#features/properties/types/store.ts";
import { type VersionRow, findVersion } from "#features/versions/store.ts";
import { cutTitle, mayCopyVersion, sharesOfCopy, sharingOfCopy } from "./rules.ts";
import { filesHeldFor } from "./store.ts";
import { creatingWords } from "./wording.ts";
import type { Share } from "#features/access/rules.ts";
import { readShares } from "#features/access/store.ts";

/** A version that the actor may copy, with its page. */
export type Original = {
  readonly page: ReadPage;
  readonly version: VersionRow;
  readonly isTemplate: boolean;
};

export async function originalFor(
  actor: Actor,
  wanted: { readonly pageId: number; readonly versionId: number },
  tx: Tx,
): Promise<Original> {
  const page = found(await findPage(actor, wanted.pageId, tx), "page-not-found");
  const id = wanted.versionId === 0 ? page.versionId : wanted.versionId;
  demand(mayCopyVersion(page, { isCurrent: id === page.versionId }));
  const version = found(await findVersion(actor, { pageId: page.id, id }, tx), "version-not-found");
  const { isTemplate } = await readTypeFacts(page.id, tx);
  return { page, version, isTemplate };
}

/** "Copy of …", within what a title may have; what is made from a template is called as it is. */
export function titleOfCopy({ page, isTemplate }: Original, most: number, say: Say): string {
  if (isTemplate) return cutTitle(page.title, most);
  return cutTitle(say(creatingWords.copyOf, { title: page.title }), most);
}

/** What a copy begins with: the words of the version, who may read and edit it, and the files that come along. */
export async function beginningOfCopy(
  actor: Actor,
  { page, version }: Original,
  tx: Tx,
): Promise<{ document: Document; shares: Share[]; brings: number[] }> {
  const document = readDocument(await readStored(actor, version.hash, tx));
  const shares = await sharesOfBeginning(actor, { page }, tx);
  const brings = await filesHeldFor(actor, { pageId: page.id, files: filesShownIn(document) }, tx);
  return { document, shares, brings };
}

/** Who may read and edit a copy at first. */
export async function sharesOfBeginning(
  actor: Actor,
  { page }: Pick<Original, "page">,
  tx: Tx,
): Promise<Share[]> {
  return sharesOfCopy(sharingOfCopy(page), await readShares(page.id, tx), actor);
}
