import type { OutputOf } from "#kernel/call.ts";
import type { loadContactsInviteList } from "../contract.ts";

export type Contact = { readonly email: string; readonly name: string };

export type Contacts = {
  /** Those who are on the site and not where one invites to. */
  readonly others: readonly Contact[];
  /** New people can join subsites with it. */
  readonly autoJoins: boolean;
};

export function contactsIn(answer: OutputOf<typeof loadContactsInviteList>): Contacts {
  const others = answer.contacts
    .filter((each) => !each.is_member)
    .map(({ email, name }) => ({ email, name }));
  return { others, autoJoins: answer.will_auto_join && answer.can_invite_new_people };
}
