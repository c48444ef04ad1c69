import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export const peopleBatchRefusals: RefusalWording<"has-role" | "person-changed-since"> = {
  "has-role": { kind: "conflict", text: "They have this role already." },
  "person-changed-since": { kind: "conflict", text: "Someone has changed this since." },
};

export const peopleBatchWords = words("people-batches", {
  select: "Select",
  selectPerson: "Select {name}",
  bar: "Selected people",
  selected: "{count, plural, one {# selected} other {# selected}}",
  selectAll: "Select all",
  end: "Done selecting",
  notAllLoaded: "Couldn't select everyone. Try again.",
  role: "Role",
  groups: "Groups",
  invite: "Resend invitation",
  subsites: "Subsites",
  addToSubsite: "Add to subsite",
  removeFromSubsite: "Remove from subsite",
  subsitesNotLoaded: "Subsites couldn't be loaded. Try again.",
  export: "Export",
  remove: "Delete",
  failed: "Nothing was changed. Try again.",
  undo: "Undo",
  roleTitle: "Change role of {count, plural, one {# person} other {# people}}",
  saveRole: "Save role",
  roleDone: "{count, plural, one {Role of # person} other {Role of # people}} saved",
  groupsTitle: "Groups of {count, plural, one {# person} other {# people}}",
  groupsHelp: "Everyone selected gets the ticked groups.",
  inGroup: "{name} ({count} of {total})",
  save: "Save",
  nothing: "Nothing changed yet",
  groupsDone: "{count, plural, one {Groups of # person} other {Groups of # people}} saved",
  inviteDone: "{count, plural, one {# person} other {# people}} invited again",
  removeTitle: "Delete {count, plural, one {# person} other {# people}}?",
  signIn: "They can no longer sign in.",
  removeDone: "{count, plural, one {# person} other {# people}} deleted",
  noneAllowed: "Nothing was changed.",
});

/** What the background tasks are called. */
export const peopleTaskWords = words("people-tasks", {
  role: "Change role of {count, plural, one {# person} other {# people}}",
  groups: "Change groups of {count, plural, one {# person} other {# people}}",
  remove: "Delete {count, plural, one {# person} other {# people}}",
  result: "{done} of {total} done",
  undone: "{undone} of {total} undone",
});

/** Who is left as they are: `names` are the first of them, `more` counts the others. */
export const leftPeopleWords = words("left-people", {
  left: "Left out: {names}{more, plural, =0 {} other { and # more}}. {reason}",
  gone: "{count, plural, one {# person is} other {# people are}} no longer here.",
  self: "You can't change yourself.",
  ownerByOwner: "Only site owners can change owners.",
  lastOwner: "A site needs an owner.",
  externalOwner: "External people can't be owners.",
  asAnother: "You can't do this while impersonating.",
  hasRole: "They already have this role.",
  hasPassword: "They've already signed in.",
});
