import type { OutputOf } from "#kernel/call.ts";
import type { InviteFate, readAddresses } from "../contract.ts";

/** Somebody of a pasted list, and what becomes of them. */
export type ReadInvitee = { readonly email: string; readonly name: string; readonly fate: InviteFate };

export function readInvitees({ emails, names, fates }: OutputOf<typeof readAddresses>): ReadInvitee[] {
  return emails.map((email, place) => ({
    email,
    name: names[place] ?? "",
    fate: fates[place] ?? "invalid",
  }));
}

/** Whether they are invited when the list is sent. */
export const isTaken = ({ fate }: ReadInvitee) => fate === "new" || fate === "account";

/** Somebody as they stand in the list of addresses; a name in quotes may hold what parts people. */
export function written({ email, name }: Omit<ReadInvitee, "fate">): string {
  if (name === "") return email;
  return /[,;"]/.test(name) ? `"${name.replaceAll('"', "'")}" <${email}>` : `${name} <${email}>`;
}
