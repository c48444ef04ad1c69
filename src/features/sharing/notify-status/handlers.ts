import { handle } from "#calls/handle.ts";
import { notifyFlags, notifyValue } from "#features/people/mail-setting/rules.ts";
import { mayImpersonatePeople } from "#features/people/impersonation/rules.ts";
import { maySeeEmail, maySeePeople } from "#features/people/rules.ts";
import { audienceSentence } from "#features/pages/audience/model/audience.ts";
import { toldTo } from "#features/pages/audience/operations.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { isOwner } from "#kernel/viewer.ts";
import { sharedPageFor } from "../operations.ts";
import { findSharedPage } from "../store.ts";
import { type NotifyUser, loadNotificationDetails, requiredPermissions } from "./contract.ts";
import { type NotifyPerson, listNotifyPeople } from "./store.ts";
import { notifyStatusWords } from "./wording.ts";

/** As many as the permission list shows of a group. */
const most = 250;

export const notifyStatusHandlers = [
  handle(loadNotificationDetails, async ({ input, actor, tx, now, say }) => {
    const page = await sharedPageFor(actor, input.page_id, tx);
    const { isOpen } = found(await findSharedPage(page.id, tx), "page-not-found");
    const audience = await readAudience(page.id, tx);
    const required = requiredPermissions[input.required_permission as 1 | 2 | 3];
    // People from outside know nobody by a list of all (decision 0029): they see themselves.
    const mayKnow = ({ id }: NotifyPerson) => maySeePeople(actor).allowed || id === actor.personId;
    const listed = async (isWith: boolean) => {
      const people = await listNotifyPeople(page.id, { required, with: isWith, most }, tx);
      return people.filter((person) => mayKnow(person)).map((person) => userOf(person, { actor, now, say }));
    };
    return {
      access_users: await listed(true),
      users_without_access: await listed(false),
      name: page.title,
      is_public: isOpen,
      seen_by: audienceSentence(audience, await toldTo(actor, [audience], { say, tx })),
      is_owner: isOwner(actor),
      impersonates: mayImpersonatePeople(actor).allowed,
    };
  }),
];

type Asking = { readonly actor: Actor; readonly now: Date; readonly say: Say };

function userOf(person: NotifyPerson, { actor, now, say }: Asking): NotifyUser {
  const { id, level, way } = person;
  const setting = { ...person, level: level === "on" && way === "digest" ? "digest" : level } as const;
  const flags = notifyFlags(setting, person.mayView && way !== null, now);
  return {
    id,
    uid: id,
    safe_name: escaped(person.name),
    email: maySeeEmail(actor, person).allowed ? person.email : "",
    avatar_url: person.photo ?? "",
    ...flags,
    notify_value: notifyValue(flags),
    role_name: say(notifyStatusWords[roleOf(person)]),
  };
}

function roleOf({ isAdmin, mayView, mayEdit }: NotifyPerson): "admin" | "editor" | "viewer" | "none" {
  if (mayView && isAdmin) return "admin";
  if (mayEdit) return "editor";
  return mayView ? "viewer" : "none";
}
