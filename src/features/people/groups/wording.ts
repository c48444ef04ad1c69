import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type GroupRefusal =
  | "group-not-found"
  | "group-name-taken"
  | "too-many-groups"
  | "outside-subsites-only"
  | "group-from-directory";

export const groupRefusals: RefusalWording<GroupRefusal> = {
  "group-not-found": { kind: "missing", text: "This group is no longer here." },
  "group-name-taken": { kind: "conflict", text: "There is already a group with this name." },
  "too-many-groups": { kind: "conflict", text: "A site can have up to 100 groups. Delete one first." },
  "group-from-directory": {
    kind: "conflict",
    text: "This group comes from your company directory. Change it there.",
  },
  "outside-subsites-only": {
    kind: "invalid",
    text: "Subsites are on. Change groups under People, Groups.",
  },
};

export const groupWords = words("groups", {
  title: "Groups",
  help: "Share a page with a group, and everyone in it gets access.",
  people: "People",
  add: "New group",
  none: "No groups yet",
  noneHelp: "Create groups such as Sales or Board to share pages with.",
  noneSeen: "Groups of people appear here.",
  empty: "No people yet",
  count: "{count, plural, one {# person} other {# people}}",
  more: "{count, plural, one {# more} other {# more}}",
  actions: "Actions for {name}",
  editPeople: "Add or remove people",
  rename: "Rename",
  delete: "Delete",
  newTitle: "New group",
  renameTitle: "Rename {name}",
  name: "Name",
  save: "Save",
  make: "Create group",
  made: "{name} created",
  renamed: "Renamed to {name}",
  undo: "Undo",
  undone: "Undone",
  deleteTitle: "Delete {name}?",
  loses:
    "{count, plural, one {# person loses access to pages shared only with this group:} other {# people lose access to pages shared only with this group:}}",
  losesNobody: "No one loses access.",
  deleted: "{name} deleted",
  peopleTitle: "People in {name}",
  peopleNow: "In this group now. Search to add others.",
  moreFound: "Showing the first {count, number}. Search to find others.",
  find: "Find people",
  findHint: "Name, position or email",
  noneFound: "No people found",
  notLoaded: "We couldn't load this group. Try again.",
  peopleChanged: "People in {name} changed",
  setTitle: "Groups of {name}",
  setHelp: "{name} gets access to pages shared with these groups.",
  set: "Set Groups",
  setDone: "Groups of {name} changed",
  noGroups: "There are no groups yet.",
  manage: "Manage groups",
  fromDirectory: "From your company directory",
});
