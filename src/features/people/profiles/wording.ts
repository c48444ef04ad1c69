import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type ProfileRefusal =
  | "value-too-long"
  | "bad-phone"
  | "bad-email"
  | "bad-link"
  | "bad-birth"
  | "field-not-found"
  | "field-not-yours"
  | "field-kind-fixed";

export const profileRefusals: RefusalWording<ProfileRefusal> = {
  "value-too-long": { kind: "invalid", text: "This is too long. Please shorten it." },
  "bad-phone": { kind: "invalid", text: "Enter a phone number, for example +31 517 55 01 21." },
  "bad-email": { kind: "invalid", text: "Enter an email address." },
  "bad-link": { kind: "invalid", text: "Enter a web address, for example example.org." },
  "bad-birth": { kind: "invalid", text: "Enter a date between 1900 and 2020." },
  "field-not-found": { kind: "missing", text: "This profile field is no longer here." },
  "field-not-yours": { kind: "forbidden", text: "Sorry, only administrators can fill in this field." },
  "field-kind-fixed": { kind: "invalid", text: "What a field holds can't be changed. Make a new field." },
};

export const profileDialogWords = words("profile-dialog", {
  title: "Profile of {name}",
  own: "Your profile",
  position: "Position",
  bio: "About you",
  bioOf: "About {name}",
  hidden: "Only you and administrators see this.",
  save: "Save profile",
  saved: "Profile saved",
  notLoaded: "Couldn't load the profile. Try again in a moment.",
});
