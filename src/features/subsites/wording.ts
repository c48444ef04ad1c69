import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type SubsiteRefusal =
  | "subsites-off"
  | "subsites-by-owners"
  | "subsite-not-found"
  | "subsite-joined"
  | "subsite-archived"
  | "subsite-without-admins"
  | "join-requested"
  | "request-not-found"
  | "last-admin"
  | "not-in-subsite"
  | "accounts-only"
  | "no-role-chosen"
  | "no-level-chosen"
  | "bad-subsite-address"
  | "subsite-address-taken"
  | "opening-over";

export const subsiteRefusals: RefusalWording<SubsiteRefusal> = {
  "subsites-off": { kind: "missing", text: "This site has no subsites." },
  "subsites-by-owners": {
    kind: "forbidden",
    text: "Sorry, only Site Owners can create subsites on this site.",
    offer: "owner",
  },
  "opening-over": { kind: "conflict", text: "Public access has changed since. It stays as it is." },
  "subsite-not-found": { kind: "missing", text: "This subsite doesn't exist." },
  "subsite-joined": { kind: "conflict", text: "You're already in this subsite." },
  "subsite-archived": { kind: "conflict", text: "This subsite is archived. No one can join." },
  "subsite-without-admins": { kind: "conflict", text: "Sorry, there are no admins in this subsite." },
  "join-requested": {
    kind: "conflict",
    text: "You've already asked to join. You can ask again after an hour.",
  },
  "request-not-found": { kind: "missing", text: "This request has been answered already." },
  "last-admin": {
    kind: "conflict",
    text: "A subsite needs an administrator. Make someone else administrator first.",
  },
  "not-in-subsite": { kind: "forbidden", text: "Only people in this subsite can see this." },
  "accounts-only": {
    kind: "forbidden",
    text: "You can only add people who already have an account on this site.",
  },
  "no-role-chosen": { kind: "invalid", text: "Please select a role!" },
  "no-level-chosen": { kind: "invalid", text: "Please select a notification level!" },
  "bad-subsite-address": {
    kind: "invalid",
    text: "Use lowercase letters, digits, dashes and underscores.",
  },
  "subsite-address-taken": { kind: "conflict", text: "Another subsite has this address." },
};

export const subsiteWords = words("subsites", {
  title: "Subsites",
  youAreIn: "You're in {mine} of {all}.",
  create: "Create Subsite",
  join: "Join Subsite",
  ask: "Ask to join",
  filter: "Filter subsites",
  found: "{count, plural, =0 {No subsites found} one {# subsite} other {# subsites}}",
  mine: "Your subsites",
  others: "More subsites",
  archivedOnes: "Archived",
  none: "No subsites yet",
  noneHelp: "A subsite is a team's own place: its pages, people and menu.",
  here: "You are here",
  mainGroup: "Main group",
  mainGroupHelp: "Everyone at {site}",
  public: "Public",
  open: "Open to join",
  closed: "Closed",
  archived: "Archived",
  people: "{count, plural, one {# person} other {# people}}",
  requested: "Requested {time}",
  settings: "Settings",
  admin: "Admin",
  editor: "Editor",
  viewer: "Viewer",
  joined: "You joined {name}",
  left: "You left {name}",
  undo: "Undo",
});

export const newSubsiteWords = words("new-subsite", {
  title: "Create Subsite",
  help: "You'll be its administrator. Only people you add can see its pages.",
  name: "Name",
  description: "Description",
  descriptionHelp: "Optional",
  address: "Address: {address}",
  nameMissing: "Give the subsite a name.",
  created: "{name} created",
});

export const joinRequestWords = words("join-request", {
  title: "Ask to join {name}",
  help: "Choose an administrator. They'll get your request by email.",
  choose: "Administrators",
  notChosen: "Please select an Administrator from the list to send your request to, or click Cancel.",
  send: "Send request",
  failed: "Sorry, could not send request. Please try again!",
  sent: "Your request has been sent.",
});

export const joinOfferWords = words("join-offer", {
  help: "You're not in {name}. Join to see its pages.",
  askHelp: "You're not in {name}. Its administrators can let you in.",
  join: "Join {name}",
});

export const joinMailWords = words("join-mail", {
  subject: "{name} is asking to join {subsite}",
  text: "{name} ({email}) is asking to join {subsite} at {site}.",
  button: "Answer {name}",
  closing: "Don't agree? You don't need to do anything.",
});

export const answerWords = words("join-answer", {
  title: "{name} is asking to join {subsite}",
  role: "Role",
  adminHelp: "Creates and edits pages, adds people and changes roles here",
  editorHelp: "Creates and edits pages",
  viewerHelp: "Reads pages",
  add: "Add {name}",
  decline: "Decline",
  added: "{name} added to {subsite}",
  declined: "Request declined",
});

export const subsiteSettingsWords = words("subsite-settings", {
  name: "Name",
  description: "Description",
  address: "Address",
  addressHelp: "Links to the old address keep working.",
  public: "Public access",
  publicHelp: "Needs Public pages in the site settings.",
  publicOff: "Off: only people in this subsite",
  publicOn: "On: anyone can read",
  joining: "Joining",
  joiningHelp: "People who join by themselves become viewers.",
  joinByAsking: "Ask an administrator first",
  joinAtOnce: "Anyone on this site can join",
  listing: "Listing",
  listingHelp: "For people who aren't administrators here. Limited leaves out activity and settings.",
  full: "Full: listed, all links",
  limited: "Limited: fewer links",
  hidden: "Hidden: not listed",
  archived: "Archive",
  archivedHelp: "Archived subsites are read-only and can't be joined.",
  archivedOff: "Active",
  archivedOn: "Archived",
  saved: "Saved",
});

export const addingWords = words("subsite-adding", {
  title: "{total, plural, one {Add # person to {name}} other {Add # people to {name}}}",
  result:
    "{done, plural, =0 {No one added to {name}} one {# person added to {name}} other {# people added to {name}}}",
  undone:
    "{undone, plural, =0 {No one removed from {name}} one {# person removed from {name}} other {# people removed from {name}}}",
});

export const openingWords = words("subsite-opening", {
  title: "Make {name} public",
  result:
    "{pages, plural, =0 {Anyone can read {name}. It has no pages yet} one {Anyone can read # page in {name}} other {Anyone can read # pages in {name}}}",
  undone: "{name} is no longer public",
  askTitle: "Make {name} public?",
  opens:
    "{count, plural, =0 {There are no pages to read yet.} one {Anyone can read # page, without signing in:} other {Anyone can read # pages, without signing in:}}",
  opensUnnamed:
    "{count, plural, one {Anyone can read # page, without signing in.} other {Anyone can read # pages, without signing in.}}",
  unnamedHelp: "Join the subsite to see their names.",
  more: "{count, plural, one {and # more} other {and # more}}",
  laterPages: "Pages published here later are public, too.",
  siteOff: "Public pages is off in the site settings. No one outside can read this yet.",
  confirm: "Make public",
  done: "{name} is public",
  // DLGS-19.
  notLoaded: "Could not load subsite details. Please try again in a moment...",
});

export const addedMailWords = words("added-mail", {
  subject: "{by} added you to {subsite}",
  subjectPlain: "You're now in {subsite}",
  text: "{by} added you to {subsite} at {site}.",
  textPlain: "You were added to {subsite} at {site}.",
  button: "Open {subsite}",
  closing: "You can leave it again under People.",
});

export const subsitePeopleWords = words("subsite-people", {
  title: "People in {name}",
  invite: "Invite",
  leave: "Leave",
  changeRole: "Change Role",
  remove: "Remove from subsite",
  alone: "You're the only one here",
  aloneHelp: "Add colleagues, or let them join by themselves under Settings.",
  roleTitle: "Change role of {name}",
  saveRole: "Save role",
  roleDone: "Role of {name} saved",
  removeTitle: "Remove {name}?",
  removeHelp: "{name} can no longer open {subsite}. Their pages stay.",
  removeConfirm: "Remove",
  removeDone: "{name} removed from {subsite}",
  leaveTitle: "Leave {subsite}?",
  leaveHelp: "You can no longer open it. Your pages stay.",
  inviteHelp: "People on this site join right away. Others get an invitation.",
  find: "Find people on this site",
  findHelp: "Name or email",
  add: "Add",
});
