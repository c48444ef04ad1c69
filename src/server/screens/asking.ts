import type { AskedAt } from "#features/people/rights-requests/model/asked-page.ts";
import { canBeGivenHere, mayAskToRead } from "#features/sharing/rights-requests/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Bundle } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { Refusal } from "#kernel/refusal.ts";

type Asked = { readonly actor: Actor; readonly sent: Readonly<Record<string, unknown>> };

/** Whoever comes to the address of a page and is shown none can ask for it, whether there is one or not (ROUT-38). */
export function withAsking(bundle: Bundle<Frame>, refusal: Refusal, { actor, sent }: Asked): Bundle<Frame> {
  const isOffered = "joining" in bundle.data || "inTrash" in bundle.data;
  if (refusal.code !== "page-not-found" || isOffered) return bundle;
  const asking = mayAskToRead(actor).allowed && canBeGivenHere(actor) ? askedAt(sent) : null;
  return asking ? { ...bundle, data: { ...bundle.data, asking } } : bundle;
}

function askedAt({ slug, page_id: id }: Asked["sent"]): AskedAt | null {
  if (typeof slug === "string") return { slug };
  const page_id = Number(id);
  return Number.isSafeInteger(page_id) && page_id > 0 ? { page_id } : null;
}
