import type { Letterhead } from "#features/sites/store.ts";
import type { Say } from "#kernel/language.ts";
import { inviteMail } from "./mail.tsx";

/** The welcome email as somebody would send it, addressed to themself, as HTML (LOGR-04). Its link leads to the sign-in screen. */
export function welcomePreview(
  person: { readonly name: string; readonly email: string },
  head: Letterhead,
  say: Say,
): string {
  const link = `${head.address}/accounts/login/`;
  return inviteMail(person, { head, link, inviter: person.name }, say).html;
}
