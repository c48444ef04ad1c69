import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CallRefusal =
  | "invalid-input"
  | "mistyped-address"
  | "csrf"
  | "not-found"
  | "signed-out"
  | "too-large"
  | "not-as-another"
  | "broken"
  | "starting"
  | "overloaded"
  | "unknown-host"
  | "not-set-up";

/** The sentences of the call layer itself. `csrf` must contain these four letters (CALL-06, CALL-14). */
export const callWording: RefusalWording<CallRefusal> = {
  "invalid-input": { kind: "invalid", text: "Check the highlighted fields." },
  "mistyped-address": { kind: "invalid", text: "This address isn't right. Check it and try again." },
  csrf: { kind: "expired", text: "CSRF check failed. Your session has expired. Please reload the page." },
  "not-found": { kind: "missing", text: "There's nothing at this address." },
  "signed-out": { kind: "sign-in", text: "Sign in first." },
  "not-as-another": {
    kind: "forbidden",
    text: "You can't do this while impersonating. Stop impersonating first.",
  },
  "too-large": { kind: "invalid", text: "Too much to send at once. Send less and try again." },
  broken: { kind: "busy", text: "Oops, something went wrong. Please try again." },
  "unknown-host": { kind: "misdirected", text: "There's no site at this address. Check the address." },
  "not-set-up": {
    kind: "busy",
    text: "No site yet. Open the set-up link shown where Atrium was started.",
  },
  overloaded: {
    kind: "busy",
    text: "Atrium is very busy. Try again in a few seconds.",
  },
  starting: { kind: "busy", text: "Atrium is starting. Try again in a moment." },
};

/** Words for the shapes that people meet in forms; every other shape is only broken by programs. */
export const inputWords = words("input", {
  tooLong: "This is too long. Make it shorter.",
  missing: "Fill this in.",
  invalid: "This isn't valid. Check what you entered.",
  unknown: "You can't change this here.",
});
