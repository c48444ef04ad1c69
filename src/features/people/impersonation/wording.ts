import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type ImpersonationRefusal =
  | "own-impersonation"
  | "own-impersonation-card"
  | "impersonate-owner"
  | "not-impersonating";

/** The first two to the letter (IMPS-04, IMPS-05, IMPS-09). */
export const impersonationRefusals: RefusalWording<ImpersonationRefusal> = {
  "own-impersonation": { kind: "forbidden", text: "You can't impersonate yourself." },
  "own-impersonation-card": { kind: "forbidden", text: "Sorry, can't impersonate yourself!" },
  "impersonate-owner": { kind: "forbidden", text: "Only site owners can impersonate a site owner." },
  "not-impersonating": { kind: "conflict", text: "You're not impersonating anyone." },
};

export const impersonationWords = words("impersonation", {
  title: "Impersonate {name}",
  help: "You see and use the site as {name}, for an hour.",
  logged: "Everything you change is logged under your own name.",
  start: "Impersonate",
  stop: "{name}: stop impersonating",
  pick: "Impersonate",
  pickHelp: "People who can view this page",
  none: "No one to impersonate",
  notLoaded: "Couldn't load the people. Try again.",
});
