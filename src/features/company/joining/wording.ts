import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type JoinRefusal =
  | "join-off"
  | "join-plus"
  | "join-domain-wrong"
  | "join-domain-public"
  | "join-domains-many";

export const joinRefusals: RefusalWording<JoinRefusal> = {
  "join-off": { kind: "missing", text: "You need an invitation to join this site. Ask an administrator." },
  "join-plus": { kind: "invalid", text: "Use your address without the plus sign and what follows it." },
  "join-domain-wrong": { kind: "invalid", text: "{domain} isn't a domain. Write it like example.com." },
  "join-domain-public": {
    kind: "invalid",
    text: "Anyone can get an address at {domain}. List only your own domains.",
  },
  "join-domains-many": { kind: "invalid", text: "List at most {most} domains." },
};

export const joinSettingsWords = words("address-settings", {
  title: "Joining by email",
  help: "Anyone with an address at these domains can join as a member.",
  domains: "Email domains",
  domainsHint: "One per line, like example.com. Subdomains don't count unless listed.",
  off: "Off: no domains listed",
  on: "{count, plural, one {On for # domain} other {On for # domains}}",
  subsites: "New people also join the auto-join subsites.",
  noMail: "No mail server is set: links wait under Outgoing email.",
  saved: "Email domains saved",
});

export const joinWords = words("address", {
  title: "Join {site}",
  help: "Enter your work email and we'll send you a link.",
  email: "Email",
  send: "Send link",
  sentTitle: "Check your email",
  sent: "If this email can join {site}, you'll get a link soon. It works for one day.",
  linkTitle: "Welcome to {site}",
  linkHelp: "You're joining with {email}.",
  name: "Your name",
  password: "Password",
  again: "Confirm password",
  least: "At least 8 characters. A short sentence is easy to remember.",
  join: "Join",
});

export const joinMailWords = words("address-mail", {
  subject: "Join {site}",
  text: "You can join {site} with this email. The link works once, for one day.",
  button: "Join {site}",
  invitedText: "You've already been invited to {site}. Choose a password and you're in.",
  knownSubject: "You already have an account at {site}",
  knownText: "You can sign in to {site} with this email. Forgot your password? Reset it there.",
  knownButton: "Sign in",
  ignore: "If you didn't ask for this, ignore this email.",
});
