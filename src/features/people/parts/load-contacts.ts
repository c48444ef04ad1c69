import { send } from "#client/call.ts";
import { loadContactsInviteList } from "../invites/contract.ts";
import { type Contacts, contactsIn } from "../invites/model/contacts.ts";

/** Whom one may invite to where one is; null when that could not be found out. */
export async function loadContacts(typed: string): Promise<Contacts | null> {
  const answer = await send(loadContactsInviteList, { q: typed });
  return answer.success ? contactsIn(answer) : null;
}
