import type { Tx } from "#database/transaction.ts";
import {
  endDefaultTemplate,
  endHomepages,
  saveDefaultTemplate,
  saveHomepage,
} from "#features/subsites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { type PageType, type SentType, pageTypeOf, typeSent } from "./model/page-type.ts";
import { mayChangeType } from "./rules.ts";
import { readTypeFacts, saveTemplate } from "./store.ts";

/** The type that a page would get of what was sent; refuses what may not be. The page is held by who asks. */
export async function demandType(
  actor: Actor,
  { page, sent }: { readonly page: { id: number; isUnpublished: boolean }; readonly sent: SentType },
  tx: Tx,
): Promise<{ from: PageType; to: PageType }> {
  return demandedType(actor, { page, sent, from: pageTypeOf(await readTypeFacts(page.id, tx)) });
}

/** The same for a page that is not there yet: it is shown to its readers at once if others are made from it, or see it first. */
export function demandFirstType(actor: Actor, sent: SentType): PageType {
  return demandedType(actor, { page: { isUnpublished: false }, sent, from: "standard" }).to;
}

function demandedType(
  actor: Actor,
  asked: { readonly page: { isUnpublished: boolean }; readonly sent: SentType; readonly from: PageType },
): { from: PageType; to: PageType } {
  const { page, sent, from } = asked;
  const to = typeSent(sent, from);
  if (to === null) demand(refuse("several-page-types"));
  const change = { from, to: to ?? from };
  demand(mayChangeType(actor, page, change));
  return change;
}

/** One of each in a subsite: the page that was the home page or the default template is so no longer (PTYP-13). */
export async function saveType(
  pageId: number,
  { from, to }: { readonly from: PageType; readonly to: PageType },
  tx: Tx,
): Promise<void> {
  if (from === to) return;
  await saveTemplate(pageId, to === "template" || to === "default_template", tx);
  if (to === "homepage") await saveHomepage(pageId, tx);
  if (from === "homepage") await endHomepages([pageId], tx);
  if (to === "default_template") await saveDefaultTemplate(pageId, tx);
  if (from === "default_template") await endDefaultTemplate(pageId, tx);
}
