import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type PreferenceRefusal = "own-email" | "others-password";

export const preferenceRefusals: RefusalWording<PreferenceRefusal> = {
  "own-email": { kind: "forbidden", text: "Change your email in Your account." },
  "others-password": { kind: "forbidden", text: "Only {name} can change this password." },
};

export const preferenceDialogWords = words("person-preferences", {
  title: "Profile of {name}",
  own: "Your profile",
  name: "Name",
  email: "Email",
  role: "Role",
  position: "Position",
  bio: "About you",
  bioOf: "About {name}",
  hidden: "Only you and administrators see this.",
  save: "Save profile",
  saved: "Profile saved",
  notLoaded: "Couldn't load the profile. Try again in a moment.",
});

export const emailMailWords = words("email-changed-mail", {
  subject: "Your email at {site} has changed",
  text: "{by} changed the email you sign in with to {email}.",
  closing: "If this is wrong, tell an administrator of {site}.",
});
