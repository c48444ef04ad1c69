import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PeopleRefusal =
  | "not-for-externals"
  | "person-not-found"
  | "already-member"
  | "already-invited"
  | "many-invited"
  | "no-addresses"
  | "unreadable-addresses"
  | "no-auto-join"
  | "invalid-address"
  | "role-not-given"
  | "own-role"
  | "own-removal"
  | "last-owner"
  | "owner-by-owner"
  | "external-owner"
  | "has-password"
  | "heir-gone"
  | "heir-self"
  | "heir-external"
  | "always-full-access"
  | "permissions-in-subsites"
  | "wrong-password";

export const peopleRefusals: RefusalWording<PeopleRefusal> = {
  "not-for-externals": {
    kind: "forbidden",
    text: "Only members of this site can see its people.",
  },
  "person-not-found": { kind: "missing", text: "This person is no longer here." },
  "already-member": { kind: "conflict", text: "{email} is already a member." },
  "no-auto-join": { kind: "invalid", text: "This site has no subsites for new people." },
  "already-invited": { kind: "conflict", text: "{email} has already been invited." },
  "many-invited": { kind: "conflict", text: "{n} people have already been invited." },
  "no-addresses": { kind: "invalid", text: "Enter an email address." },
  "unreadable-addresses": {
    kind: "invalid",
    text: "Sorry, couldn't parse these addresses, please try again.",
  },
  "invalid-address": {
    kind: "invalid",
    text: "Your list contains an invalid email address. Please correct (or remove) the marked addresses.",
  },
  "role-not-given": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
  "own-role": { kind: "forbidden", text: "Sorry, can't change your own role." },
  "own-removal": { kind: "forbidden", text: "Sorry, you cannot delete yourself." },
  "last-owner": { kind: "forbidden", text: "A site needs an owner. Make someone else owner first." },
  "owner-by-owner": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
  "external-owner": { kind: "forbidden", text: "An external person can't be a site owner." },
  "has-password": { kind: "conflict", text: "{name} has already signed in and needs no invitation." },
  "heir-gone": { kind: "missing", text: "The person to hand over to is no longer here." },
  "heir-self": { kind: "invalid", text: "Choose someone else to hand over to." },
  "heir-external": { kind: "invalid", text: "You can't hand over to an external person." },
  "always-full-access": {
    kind: "invalid",
    text: "This person is currently an Administrator. Administrators always have full access",
  },
  "permissions-in-subsites": {
    kind: "invalid",
    text: "Subsites are on, so roles decide. Change them in each subsite.",
  },
  "wrong-password": { kind: "invalid", text: "This isn't your current password." },
};

export const roleWords = words("roles", {
  owner: "Site owner",
  admin: "Administrator",
  editor: "Editor",
  member: "Member",
  external: "External",
  ownerHelp: "Can do everything, including managing owners.",
  adminHelp: "Manages the site, its people and all pages.",
  editorHelp: "Creates pages, and edits pages shared for editing.",
  memberHelp: "Reads pages shared with everyone or with them.",
  externalHelp: "Sees only pages shared with them by name.",
});

export const peopleWords = words("people", {
  title: "People",
  search: "Search people",
  searchHint: "Name, position or email",
  find: "Search",
  invite: "Invite",
  moreActions: "More actions",
  add: "Add",
  count: "{count, plural, one {# person} other {# people}}",
  more: "Showing the first {count, number} people. Search to find others.",
  rest: "More people",
  restNotLoaded: "We couldn't load more people.",
  letters: "Letters",
  fromLetter: "People from {letter}",
  cards: "Cards",
  table: "List",
  allGroups: "All groups",
  groupShown: "Group: {name}",
  filters: "Filters",
  sortBy: "Sort by",
  view: "View",
  group: "Group",
  byName: "Name",
  byPosition: "Position",
  byRole: "Role",
  email: "Email",
  allActions: "Actions",
  filterFailed: "Couldn't filter. Try again.",
  none: "No people found",
  noneHelp: "Try part of a name or email address.",
  showAll: "Show all people",
  alone: "You're the first one here",
  aloneHelp: "Invite colleagues. Each gets an email to set a password.",
  aloneNoMail: "Invite colleagues, or add them with a password.",
  invited: "Invited",
  inviteOver: "Invitation expired",
  actions: "Actions for {name}",
  changeRole: "Change Role",
  inviteAgain: "Resend invitation",
  remove: "Delete User",
});

export const peopleDialogWords = words("people-dialogs", {
  role: "Role",
  addTitle: "Add person",
  addHelp: "You give them their password yourself. No email is sent.",
  name: "Name",
  email: "Email",
  password: "Password",
  passwordHelp: "At least 8 characters. They can change it later.",
  addPerson: "Add person",
  addDone: "{name} added",
  roleTitle: "Change role of {name}",
  saveRole: "Save role",
  permissionsNotLoaded: "Could not load permissions. Please try again in a moment...",
  roleDone: "Role of {name} saved",
  againDone: "{email} invited again",
});
