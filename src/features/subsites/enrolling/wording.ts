import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export const memberBatchRefusals: RefusalWording<"in-it-already" | "not-in-it"> = {
  "in-it-already": { kind: "conflict", text: "They're in this subsite already." },
  "not-in-it": { kind: "conflict", text: "They aren't in this subsite." },
};

export const memberBatchWords = words("member-batches", {
  addTo: "Add to subsite",
  removeFrom: "Remove from subsite",
  addPeople: "Add people",
  role: "Role",
  remove: "Remove",
  addTitle: "Add {count, plural, one {# person} other {# people}} to a subsite",
  addHelp: "They join right away.",
  addToTitle: "Add people to {name}",
  subsite: "Subsite",
  choose: "Choose a subsite",
  inside: "Already in it: {inside} of {count}.",
  insideOf: "In it: {inside} of {count}.",
  noPlace: "You manage no subsite.",
  noneInside: "You manage no subsite that they are in.",
  add: "Add",
  addCount: "{count, plural, =0 {Add} other {Add #}}",
  nobodyChosen: "Choose people first",
  addDone: "{count, plural, one {# person} other {# people}} added to {name}",
  roleTitle: "Role of {count, plural, one {# person} other {# people}} in {name}",
  saveRole: "Save role",
  removeHint: "They can no longer open this subsite",
  roleDone: "{count, plural, one {Role of # person} other {Role of # people}} saved",
  removeTitle: "Remove {count, plural, one {# person} other {# people}} from {name}?",
  removeChoose: "Remove {count, plural, one {# person} other {# people}} from a subsite",
  removeHelp: "They can no longer open it. Their pages stay.",
  removeDone: "{count, plural, one {# person} other {# people}} removed from {name}",
  noneAllowed: "Nothing was changed.",
  find: "Find people",
  findHint: "Name, email or position",
  group: "Group",
  allGroups: "All groups",
  everyoneIn: "Everyone is in it already.",
  noneFound: "No people found",
  moreFound: "The first {count}. Type more letters for others.",
  chosen: "{count, plural, =0 {No one chosen} one {# chosen} other {# chosen}}",
  selectShown: "Choose all shown",
  notLoaded: "People couldn't be loaded. Try again.",
});

/** What the background tasks are called. */
export const memberTaskWords = words("member-tasks", {
  add: "Add {count, plural, one {# person} other {# people}} to {name}",
  role: "Change role of {count, plural, one {# person} other {# people}} in {name}",
  remove: "Remove {count, plural, one {# person} other {# people}} from {name}",
  result: "{done} of {total} done",
  undone: "{undone} of {total} undone",
});

/** Why somebody is left as they are. */
export const leftMemberWords = words("left-members", {
  inItAlready: "In this subsite already.",
  notInIt: "Not in this subsite.",
  lastAdmin: "A subsite needs an administrator.",
});
