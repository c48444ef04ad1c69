import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

/** Why the company sign-in lets somebody not in; the sign-in screen says them. */
export type CompanyDoorRefusal =
  | "company-required"
  | "company-off"
  | "company-failed"
  | "company-unreachable"
  | "company-over"
  | "company-unverified"
  | "company-stranger"
  | "company-unknown"
  | "company-closed"
  | "company-encrypted"
  | "company-passing-name"
  | "company-owner"
  | "company-taken";

export const companyDoorRefusals: RefusalWording<CompanyDoorRefusal> = {
  "company-required": { kind: "forbidden", text: "Sign in with {name} instead of a password." },
  "company-off": { kind: "missing", text: "Company sign-in is off. Use your password." },
  "company-failed": { kind: "invalid", text: "{name} couldn't confirm who you are. Try again." },
  "company-unreachable": { kind: "busy", text: "{name} isn't answering. Try again in a moment." },
  "company-over": { kind: "expired", text: "This sign-in took too long. Start again." },
  "company-unverified": {
    kind: "forbidden",
    text: "{name} hasn't verified your email address. Ask your administrator.",
  },
  "company-stranger": {
    kind: "forbidden",
    text: "Your email address can't be used here. Ask a site owner.",
  },
  "company-unknown": { kind: "forbidden", text: "You have no account here yet. Ask a site owner." },
  "company-closed": { kind: "forbidden", text: "Your account here was deleted. Ask a site owner." },
  "company-encrypted": {
    kind: "invalid",
    text: "{name} sends encrypted answers, which can't be read here. Ask your administrator.",
  },
  "company-passing-name": {
    kind: "invalid",
    text: "{name} sends a new name ID each time. Ask your administrator for a persistent one.",
  },
  "company-owner": {
    kind: "forbidden",
    text: "Use your password, then press Try it under Settings, Company sign-in, to link your account.",
  },
  "company-taken": {
    kind: "forbidden",
    text: "Another account at {name} is linked to yours. Ask a site owner.",
  },
};

export const companyDoorWords = words("company-door", {
  signInWith: "Sign in with {name}",
  yourCompany: "Your company",
  or: "or",
  withPassword: "Use a password",
});

export const companyCodes = Object.keys(companyDoorRefusals) as CompanyDoorRefusal[];
