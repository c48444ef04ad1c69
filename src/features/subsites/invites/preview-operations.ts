import type { Tx } from "#database/transaction.ts";
import { welcomePreview } from "#features/people/invites/preview-operations.ts";
import { mayRemind } from "#features/people/reminders/rules.ts";
import { findName } from "#features/people/store.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { readLetterhead } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import { currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { knownSubsite } from "../operations.ts";
import { mayInviteTo } from "../rules.ts";
import { addedMail } from "./mail.tsx";

/** The welcome email as whoever asks would send it, addressed to themself: for those alone who invite there (LOGR-04). */
export async function previewOf(
  actor: Actor,
  kind: "site_invite" | "space_invite",
  { say }: { readonly say: Say },
  tx: Tx,
): Promise<string> {
  demand(maySeeSettings(actor));
  const here = currentSubsite(actor);
  const subsite = here === mainGroup ? null : await knownSubsite(actor, here, tx);
  demand(subsite && kind === "space_invite" ? mayInviteTo(actor, subsite) : mayRemind(actor));
  const person = found(await findName(actor.personId ?? 0, tx), "signed-out");
  const head = await readLetterhead(tx);
  if (kind === "site_invite") return welcomePreview(person, head, say);
  const place = { subsite: subsite?.name ?? head.name, slug: subsite?.slug ?? "" };
  return addedMail({ person, by: person.name, ...place }, head, say).html;
}
