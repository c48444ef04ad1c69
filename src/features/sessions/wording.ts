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
    text: "Wrong email or password.",
  },
  "too-many-attempts": {
    kind: "too-many",
    text: "Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  },
  "sign-in-paused": {
    kind: "too-many",
    text: "Too many attempts. Try again in {hours, plural, =0 {{minutes} min} one {# hour} other {# hours}}, or reset your password.",
  },
  "password-short": { kind: "invalid", text: "Use at least 8 characters." },
  "password-common": {
    kind: "invalid",
    text: "This password is easy to guess. Choose another, for example four words.",
  },
  "password-named": {
    kind: "invalid",
    text: "This password is mostly a name. Choose another, for example four words.",
  },
  "passwords-differ": { kind: "invalid", text: "The passwords don't match." },
  "session-not-found": { kind: "missing", text: "This device is already signed out." },
  "link-used": {
    kind: "missing",
    text: "This link has expired or was already used. Request a new one.",
  },
};

export const sessionWords = words("sessions", {
  signIn: "Sign in",
  welcome: "Welcome back",
  toSite: "Sign in to {site}.",
  email: "Email",
  password: "Password",
  forgot: "Forgot password?",
  noAccount: "No account yet? Ask an administrator of {site} to invite you.",
  newHere: "No account yet?",
  joinByEmail: "Join with your work email",
  backToSignIn: "Back to sign in",
});
