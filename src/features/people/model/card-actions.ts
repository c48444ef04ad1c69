/** What can be done from a person's card and in lists of people, in the order in which it is offered (CACT). */
export const cardActions = [
  "preferences",
  "picture",
  "edit-profile",
  "away",
  "make-owner",
  "revoke-owner",
  "role",
  "groups",
  "permissions",
  "notifications",
  "invite-to-subsite",
  "invitation",
  "invitation-status",
  "reminder",
  "reset-two-step",
  "impersonate",
  "audit-log",
  "profile-page",
  "remove-from-subsite",
  "delete",
] as const;
export type CardAction = (typeof cardActions)[number];
