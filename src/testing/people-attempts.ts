import type { Sent } from "./ask-call.ts";

/** What an external can send to the calls about people and their places in subsites, with foreign ids. */
export function peopleAttempts(people: () => readonly number[], subsites: readonly number[]) {
  const ofPeople = (make: (id: number) => Sent) => people().map(make);
  const once =
    (sent: Sent = {}) =>
    () => [sent];
  return {
    "add-person": once({
      display_name: "New",
      email: "zwerver.kanarie@noordervaart.example",
      role: "member",
      password: "long enough words",
    }),
    "profile-card": () => ofPeople((user_id) => ({ user_id })),
    "profile-contact": () => ofPeople((user_id) => ({ user_id })),
    "read-profile": () => ofPeople((id) => ({ id })),
    "load-preferences": () => [{}, ...ofPeople((user_id) => ({ user_id }))],
    "save-preferences": () => ofPeople((user_id) => ({ user_id, position: "", bio: "", fields: "{}" })),
    "export-people": () => ["csv", "vcard"].flatMap((format) => [{ format }, { format, after: 1 }]),
    "hide-topmsg": once(),
    "ignore-timezone": once(),
    "change-timezone": once({ time_zone: "Asia/Tokyo" }),
    "read-profile-fields": once(),
    "save-profile-fields": once({ known: "[]", fields: "[]" }),
    "read-away": () => ofPeople((id) => ({ id })),
    "set-away": () => ofPeople((id) => ({ id, from: "2026-12-01", until: "2026-12-05", note: "" })),
    "read-celebrations": () => ofPeople((id) => ({ id })),
    "save-celebrations": () => ofPeople((id) => ({ id, month: 5, day: 5, since: "2019-03-01" })),
    "clear-away": () => ofPeople((id) => ({ id })),
    ...groupAttempts(people),
    "change-role": () => ofPeople((id) => ({ id, role: "member" })),
    "remove-person": () => ofPeople((id) => ({ id })),
    "read-removal": () => ofPeople((id) => ({ id })),
    "read-removal-screen": () => ofPeople((id) => ({ id })),
    ...severalAttempts(people),
    ...invitationAttempts(people),
    ...placeAttempts(people, subsites),
    ...pictureAndOwnershipAttempts(people),
  };
}

function groupAttempts(people: () => readonly number[]) {
  const ofPeople = (make: (id: number) => Sent) => people().map(make);
  const once =
    (sent: Sent = {}) =>
    () => [sent];
  return {
    "read-groups": once(),
    "make-group": once({ name: "Mine" }),
    "rename-group": once({ id: 1, name: "Mine" }),
    "delete-group": once({ id: 1 }),
    "restore-group": once({ id: 1 }),
    "change-group-people": once({ id: 1, added: "[]", removed: "[]" }),
    "find-group-people": once({ id: 1, q: "olga" }),
    "read-group-deletion": once({ id: 1 }),
    "read-person-groups": () => ofPeople((id) => ({ id })),
    "set-groups": () => ofPeople((user_id) => ({ user_id, groups: "[]" })),
  };
}

function severalAttempts(people: () => readonly number[]) {
  const ofAll = (sent: Sent) => () => [{ ids: JSON.stringify(people()), ...sent }];
  return {
    "check-people": () =>
      ["role", "groups", "invite", "remove"].map((deed) => ({ ids: JSON.stringify(people()), deed })),
    "list-people-ids": () => [{ q: "" }, { q: "olga", group: 1 }],
    "change-roles": ofAll({ role: "member" }),
    "change-groups": ofAll({ added: "[]", removed: "[]" }),
    "invite-several": ofAll({}),
    "remove-people": ofAll({}),
    "read-person-permissions": () => people().map((id) => ({ id })),
  };
}

function invitationAttempts(people: () => readonly number[]) {
  const ofPeople = (make: (id: number) => Sent) => people().map(make);
  const once =
    (sent: Sent = {}) =>
    () => [sent];
  return {
    "invite-people": once({
      data: JSON.stringify({
        addrs: [{ email: "zwerver.kanarie@noordervaart.example", name: "" }],
        role_id: "member",
      }),
    }),
    "invite-addresses": once({ txt: "olga@noordervaart.example, vera@noordervaart.example" }),
    "invite-again": () => ofPeople((id) => ({ id })),
    "load-invitation-status": once(),
    "resend-welcome-emails": () => [
      { send: "all" },
      ...ofPeople((id) => ({ send: "user", profile_ids: [id] })),
    ],
    "read-invitation": () => ofPeople((id) => ({ invitation: `${id}-${id}` })),
  };
}

function memberAttempts(people: () => readonly number[], subsites: readonly number[]) {
  const ofAll =
    (sent: Sent = {}) =>
    () =>
      subsites.map((id) => ({ id, ids: JSON.stringify(people()), ...sent }));
  return {
    "list-subsites-of-several": () => [{ ids: JSON.stringify(people()) }],
    "check-members": ofAll({ deed: "add" }),
    "add-members": ofAll({ role: "admin" }),
    "change-member-roles": ofAll({ role: "viewer" }),
    "remove-members": ofAll(),
    "list-member-ids": () => subsites.map((id) => ({ id, q: "" })),
    "find-candidates": () => subsites.map((id) => ({ id, q: "olga", group: 1 })),
  };
}

function placeAttempts(people: () => readonly number[], subsites: readonly number[]) {
  const ofPeople = (make: (id: number) => Sent) => people().map(make);
  return {
    ...memberAttempts(people, subsites),
    "load-joinable-subsites": () => ofPeople((id) => ({ profile_ids: [id] })),
    "load-user-remove-subsites": () => ofPeople((id) => ({ profile_ids: [id] })),
    "load-user-subsite-permissions": () => ofPeople((id) => ({ profile_ids: [id] })),
    "invite-existing-user-to-spaces": () =>
      subsites.map((id) => ({ profile_ids: people(), permissions: { [id]: "admin" } })),
  };
}

function pictureAndOwnershipAttempts(people: () => readonly number[]) {
  const ofPeople = (make: (id: number) => Sent) => people().map(make);
  return {
    impersonate: () => ofPeople((id) => ({ profile_id: id })),
    "impersonate-from-menu": () => ofPeople((id) => ({ user_id: id })),
    "read-impersonation": () => ofPeople((id) => ({ profile_id: id })),
    "read-impersonation-from-menu": () => ofPeople((id) => ({ user_id: id })),
    "stop-impersonating": () => [{}],
    "read-person-audit": () => ofPeople((id) => ({ user_id: id })),
    "make-site-owner": () => ofPeople((id) => ({ profile_ids: [id] })),
    "revoke-site-ownership": () => ofPeople((id) => ({ profile_ids: [id] })),
    "upload-profileimage": () => [{}, ...ofPeople((user_id) => ({ user_id }))],
    "load-profileimage": () => ofPeople((user_id) => ({ user_id })),
    "crop-profileimage": () =>
      ofPeople((user_id) => ({
        user_id,
        x1: 0,
        y1: 0,
        x2: 20,
        y2: 20,
        avatar_base: `/-/picture/${user_id}/`,
      })),
    "show-profileimage": () => ofPeople((id) => ({ id, avatar_base: "" })),
  };
}
