import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CallRefusal =
  | "invalid-input"
  | "csrf"
  | "not-found"
  | "signed-out"
  | "too-large"
  | "broken"
  | "starting"
  | "overloaded"
  | "unknown-host"
  | "not-set-up";

/** The sentences of the call layer itself. `csrf` must contain these four letters (CALL-06, CALL-14). */
export const callWording: RefusalWording<CallRefusal> = {
  "invalid-input": { kind: "invalid", text: "Please check the highlighted fields." },
  csrf: { kind: "expired", text: "CSRF check failed. Your session has expired. Please reload the page." },
  "not-found": { kind: "missing", text: "Sorry, this could not be found." },
  "signed-out": { kind: "sign-in", text: "Please sign in first." },
  "too-large": { kind: "invalid", text: "Sorry, that is too much to send at once." },
  broken: { kind: "busy", text: "Oops, something went wrong. Please try again." },
  "unknown-host": { kind: "misdirected", text: "There is no site at this address." },
  "not-set-up": {
    kind: "busy",
    text: "This Atrium is waiting to be set up. Open the link that its start has printed.",
  },
  overloaded: {
    kind: "busy",
    text: "Atrium has too much to do just now. Please try again in a few seconds.",
  },
  starting: { kind: "busy", text: "Atrium is starting. Please try again in a moment." },
};

/** Words for the shapes that people meet in forms; every other shape is only broken by programs. */
export const inputWords = words("input", {
  tooLong: "This is too long.",
  missing: "Please fill this in.",
  invalid: "This is not valid.",
  unknown: "This field can't be changed here.",
});
