import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type SessionRefusal =
  | "wrong-credentials"
  | "too-many-attempts"
  | "sign-in-paused"
  | "password-short"
  | "password-common"
  | "password-named"
  | "passwords-differ"
  | "session-not-found"
  | "link-used";

export const sessionRefusals: RefusalWording<SessionRefusal> = {
  "wrong-credentials": {
    kind: "invalid",
    text: "This email and password do not belong together. Please try again.",
  },
  "too-many-attempts": {
    kind: "too-many",
    text: "Too many attempts. Please wait {minutes, plural, one {# minute} other {# minutes}} and try again.",
  },
  "sign-in-paused": {
    kind: "too-many",
    text: "Too many attempts to sign in. Wait {hours, plural, =0 {{minutes} min} one {# hour} other {# hours}}, or reset your password to sign in now.",
  },
  "password-short": { kind: "invalid", text: "Please choose a password of at least 8 characters." },
  "password-common": {
    kind: "invalid",
    text: "Many people use this password, so it is easy to guess. Choose another, such as four words.",
  },
  "password-named": {
    kind: "invalid",
    text: "This password is mostly a name, so it is easy to guess. Choose another, such as four words.",
  },
  "passwords-differ": { kind: "invalid", text: "The two passwords are not the same." },
  "session-not-found": { kind: "missing", text: "This session has ended already." },
  "link-used": {
    kind: "missing",
    text: "This link has been used already, or it is too old. Ask for a new one.",
  },
};

export const sessionWords = words("sessions", {
  signIn: "Sign in",
  welcome: "Welcome back",
  toSite: "Sign in to {site}.",
  email: "Email",
  password: "Password",
  forgot: "Forgot it?",
  noAccount: "No account yet? Ask an administrator of {site} to invite you.",
  backToSignIn: "Back to sign in",
});
