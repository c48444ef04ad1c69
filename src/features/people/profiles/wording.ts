import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type ProfileRefusal =
  | "value-too-long"
  | "bad-phone"
  | "bad-email"
  | "bad-link"
  | "bad-birth"
  | "bad-person"
  | "person-field-twice"
  | "field-not-found"
  | "field-not-yours"
  | "field-kind-fixed"
  | "fields-changed";

export const profileRefusals: RefusalWording<ProfileRefusal> = {
  "value-too-long": { kind: "invalid", text: "This is too long. Shorten it." },
  "bad-phone": { kind: "invalid", text: "Enter a phone number, for example +31 517 55 01 21." },
  "bad-email": { kind: "invalid", text: "Enter an email address." },
  "bad-link": { kind: "invalid", text: "Enter a web address, for example example.org." },
  "bad-birth": { kind: "invalid", text: "Enter a date between 1900 and 2020." },
  "bad-person": { kind: "invalid", text: "Choose a person from the list." },
  "person-field-twice": { kind: "invalid", text: "There's a field for a person already." },
  "field-not-found": { kind: "missing", text: "This profile field is no longer here." },
  "field-not-yours": { kind: "forbidden", text: "Only administrators can fill in this field." },
  "field-kind-fixed": { kind: "invalid", text: "What a field holds can't be changed. Make a new field." },
  "fields-changed": {
    kind: "conflict",
    text: "Someone else changed these fields. Reload the page and try again.",
  },
};

export const fieldWords = words("profile-fields", {
  title: "Profile fields",
  help: "What people can add to their profile.",
  add: "Add field",
  none: "No profile fields yet",
  noneHelp: "Add a phone number, a birthday or a place of work.",
  filled:
    "{count, plural, =0 {Filled in by no one} one {Filled in by # person} other {Filled in by # people}}",
  hidden: "Hidden from members",
  admins: "Filled in by administrators",
  actions: "Actions for {label}",
  edit: "Edit",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  newTitle: "Add field",
  editTitle: "Edit field {label}",
  name: "Name",
  kind: "Holds",
  icon: "Icon",
  seenBy: "Who can see it",
  people: "Members",
  adminsOnly: "The person and administrators",
  editedBy: "Who fills it in",
  person: "The person and administrators",
  byAdmins: "Administrators only",
  save: "Save field",
  saved: "Field saved",
  moved: "Field moved",
  removeTitle: "Remove {label}?",
  removeHelp:
    "{count, plural, =0 {No one has filled it in.} one {What # person filled in is deleted.} other {What # people filled in is deleted.}}",
  removed: "{label} removed",
  text: "Short text",
  long: "Long text",
  phone: "Phone number",
  email: "Email address",
  link: "Web address",
  birth: "Date of birth",
  personKind: "Person (reports to)",
  reportsTo: "Reports to",
  gone: "Former member",
  team: "Team",
  teamOf: "{count, plural, one {Team of # person} other {Team of # people}}",
});

/** What the signs of fields are called. */
export const fieldIconWords = words("profile-icons", {
  info: "Info",
  phone: "Phone",
  mail: "Envelope",
  pin: "Pin",
  building: "Building",
  clock: "Clock",
  calendar: "Calendar",
  cake: "Cake",
  languages: "Languages",
  link: "Link",
  radio: "Radio",
  star: "Star",
  people: "People",
});
