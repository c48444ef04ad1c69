import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type SharingRefusal =
  | "follow-needs-view"
  | "edit-needs-view"
  | "public-view"
  | "public-only-view"
  | "own-view"
  | "own-edit"
  | "admins-always-edit"
  | "public-not-allowed"
  | "public-by-members"
  | "no-such-person"
  | "no-such-group"
  | "roles-decide"
  | "page-editors-only";

export const sharingRefusals: RefusalWording<SharingRefusal> = {
  "follow-needs-view": {
    kind: "invalid",
    text: "To subscribe people to notification updates, give them access to view the page first.",
  },
  "edit-needs-view": { kind: "invalid", text: "People who can edit must be able to view." },
  "public-only-view": { kind: "invalid", text: "Visitors can only view public pages." },
  "public-view": { kind: "invalid", text: "Cannot turn off access for people when the page is Public." },
  "own-view": { kind: "invalid", text: "You can't revoke your own access." },
  "own-edit": { kind: "invalid", text: "You can't remove your own edit rights." },
  "admins-always-edit": { kind: "invalid", text: "Administrators can always edit a page." },
  "public-not-allowed": { kind: "forbidden", text: "Public pages are turned off for this site." },
  "public-by-members": { kind: "forbidden", text: "Only members of this site can make pages public." },
  "roles-decide": {
    kind: "invalid",
    text: "In a subsite, roles decide this. Administrators change them under People.",
  },
  "no-such-group": { kind: "missing", text: "We couldn't find this group." },
  "no-such-person": { kind: "missing", text: "We couldn't find this person." },
  "page-editors-only": {
    kind: "forbidden",
    text: "Only editors of this page can do this.",
    offer: "page",
  },
};

export const sharingWords = words("sharing", {
  shareKeywords: "permissions, access, guests, invite",
  title: "Page permissions",
  back: "Back to page",
  save: "Save",
  savePermissions: "Save permissions",
  saving: "Saving...",
  saved: "Saved",
  cancel: "Cancel",
  unsaved: "{count, plural, one {# unsaved change} other {# unsaved changes}}",
  lines: "People and groups",
  view: "View",
  edit: "Edit",
  viewOf: "{name} can view",
  editOf: "{name} can edit",
  follow: "Follow",
  followOf: "Follow: {name}",
  administrators: "Administrators",
  administratorsHint: "{count, plural, one {# person} other {# people}}, always full access",
  everyone: "Everyone at {site}",
  editors: "Editors",
  people: "{count, plural, one {# person} other {# people}}",
  public: "Public",
  publicHint: "Anyone on the web, without signing in",
  guests: "Guests",
  others: "People",
  you: "You",
  external: "External",
  groupOf: "{count, plural, one {Group, # person} other {Group, # people}}",
  addPersonOrGroup: "Add a person or group",
  addPerson: "Add person",
  addHint: "Type a name",
  peopleNotLoaded: "Couldn't load people. Try again.",
  noPeople: "No people found",
  remove: "Remove {name}",
  listedAlready: "{name} is already in the list.",
  notShown: "{count, plural, one {# more person isn't shown.} other {# more people aren't shown.}}",
  findNotShown: "Find them by name to change what they can do.",
  personGone: "{name} is no longer on this site, and was left out. Save the rest.",
  membersShare: "Only members of {site} can add people, invite guests or make the page public.",
  // PPRM-17.
  inviteMore: "Invite more people to your site",
  saveFailed: "Sorry, could not save. Please try again.",
  loadFailed: "Sorry, unable to load sharing information. Please try again later.",
  oncePublished: "Once it's published: {audience}.",
  editedBy: "{count, plural, one {{names} can edit it.} other {{names} can edit it.}}",
  editedByRoles: "Its editors and administrators can edit it.",
  notPublic: "It isn't public.",
  publicEnded: "Public access has ended.",
  adminsName: "administrators",
  editorsName: "editors",
  everyoneName: "everyone at {site}",
  morePeople: "{count, plural, one {# more person} other {# more people}}",
});
