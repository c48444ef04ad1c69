import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PeopleRefusal =
  | "not-for-externals"
  | "person-not-found"
  | "already-member"
  | "already-invited"
  | "no-auto-join"
  | "invalid-address"
  | "role-not-given"
  | "own-role"
  | "own-removal"
  | "last-owner"
  | "owner-by-owner"
  | "external-owner"
  | "has-password"
  | "wrong-password";

export const peopleRefusals: RefusalWording<PeopleRefusal> = {
  "not-for-externals": {
    kind: "forbidden",
    text: "Sorry, the list of people is only for members of this site.",
  },
  "person-not-found": { kind: "missing", text: "This person is not here any more." },
  "already-member": { kind: "conflict", text: "{email} is already a member." },
  "no-auto-join": { kind: "invalid", text: "This site has no subsites to join." },
  "already-invited": { kind: "conflict", text: "{email} has already been invited." },
  "invalid-address": {
    kind: "invalid",
    text: "Your list contains an invalid email address. Please correct (or remove) the marked addresses.",
  },
  "role-not-given": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
  "own-role": { kind: "forbidden", text: "Sorry, can't change your own role." },
  "own-removal": { kind: "forbidden", text: "Sorry, you cannot delete yourself." },
  "last-owner": { kind: "forbidden", text: "A site always has an owner. Make somebody else one first." },
  "owner-by-owner": { kind: "forbidden", text: "Sorry, only site owners can do this.", offer: "owner" },
  "external-owner": { kind: "forbidden", text: "An external person cannot be a site owner." },
  "has-password": { kind: "conflict", text: "{name} has signed in already and needs no invitation." },
  "wrong-password": { kind: "invalid", text: "This is not your current password." },
};

export const roleWords = words("roles", {
  owner: "Site owner",
  admin: "Administrator",
  editor: "Editor",
  member: "Member",
  external: "External",
  ownerHelp: "Everything an administrator can, plus owners and kept mails.",
  adminHelp: "Changes every page, the site and its people.",
  editorHelp: "Creates pages and changes those shared for editing.",
  memberHelp: "Reads what is shared with everybody.",
  externalHelp: "From outside: sees only what is shared with them by name.",
});

export const peopleWords = words("people", {
  title: "People",
  search: "Search people",
  searchHint: "Name or email",
  find: "Search",
  invite: "Invite",
  add: "Add",
  count: "{count, plural, one {# person} other {# people}}",
  more: "The first {count, number} people are shown. Search to find the others.",
  none: "No people found",
  noneHelp: "Try a part of the name, or of the email address.",
  showAll: "Show all people",
  alone: "You are the first one here",
  aloneHelp: "Invite your colleagues: each gets a mail with a link to set a password.",
  invited: "Invited",
  inviteOver: "Invitation has expired",
  actions: "Actions for {name}",
  changeRole: "Change Role",
  inviteAgain: "Send the invitation again",
  remove: "Delete User",
});

export const peopleDialogWords = words("people-dialogs", {
  inviteTitle: "Invite people to this site or subsite",
  inviteHelp: "Each gets a mail with a link to set a password. It works for 14 days.",
  addresses: "Email addresses",
  addressesHelp:
    "One on each line, or with commas between them. Names too: Femke de Vries <femke@example.org>",
  role: "Role",
  sendInvitations: "Send invitations",
  inviteDone: "{count, plural, one {# person has} other {# people have}} been invited.",
  inviteNotLoaded: "Could not load invite dialog. Please try again in a moment...",
  noAddress: "Please enter an email address.",
  addTitle: "Add a person",
  addHelp: "For people you hand their password to yourself. Nothing is mailed.",
  name: "Name",
  email: "Email",
  password: "Password",
  passwordHelp: "At least 8 characters. They can change it under their account.",
  addPerson: "Add person",
  addDone: "{name} has been added.",
  roleTitle: "Change the role of {name}",
  saveRole: "Save role",
  permissionsNotLoaded: "Could not load permissions. Please try again in a moment...",
  roleDone: "{name} has a new role.",
  removeTitle: "Delete {name}?",
  removeHelp: "{name} can no longer sign in here. Their pages stay.",
  removeConfirm: "Delete user",
  removeDone: "{name} has been deleted.",
  againDone: "The invitation is on its way to {email}.",
});
