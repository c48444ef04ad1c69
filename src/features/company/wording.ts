import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CompanyRefusal =
  | "company-issuer"
  | "company-secret"
  | "company-domain"
  | "company-missing"
  | "company-not-tried";

export const companyRefusals: RefusalWording<CompanyRefusal> = {
  "company-issuer": {
    kind: "invalid",
    text: "Use an https address, or ask your Atrium host to allow this one.",
  },
  "company-secret": { kind: "invalid", text: "Enter the client secret from your provider." },
  "company-domain": { kind: "invalid", text: "{domain} isn't an email domain. Use one like example.com." },
  "company-missing": { kind: "missing", text: "Set up company sign-in first." },
  "company-not-tried": { kind: "conflict", text: "Try it successfully first, so no one is locked out." },
};

export const companyWords = words("company", {
  title: "Company sign-in",
  help: "People sign in with their account at Microsoft, Google or another provider.",
  redirect: "Redirect address",
  redirectHelp: "Enter this at your provider",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn't copy. Select the address and copy it.",
  provider: "Provider",
  name: "Name",
  nameHint: "On the button: Sign in with …",
  issuer: "Issuer address",
  issuerHint: "From your provider, like https://login.example.com",
  clientId: "Client ID",
  clientSecret: "Client secret",
  secretKeptHint: "Leave empty to keep the saved one",
  people: "People",
  domains: "Email domains",
  domainsHint: "Only verified addresses of these, like example.com, example.org",
  role: "New people",
  roleHint: "When someone without an account signs in",
  noRole: "Don't let them in",
  editor: "Join as editor",
  member: "Join as member",
  external: "Join as external",
  groups: "Groups of your company",
  groupsHelp: "At sign-in, people get these groups or roles here.",
  claim: "Groups claim",
  claimHint: "The field in which your provider lists them",
  value: "Group at your provider",
  becomes: "Here",
  groupHere: "Group: {name}",
  roleHere: "Role: {role}",
  addGroup: "Add group",
  removeGroup: "Remove",
  saved: "Company sign-in saved",
  status: "Sign-in",
  tryIt: "Try it",
  tryHelp: "You sign in at {name} once. Nothing changes here.",
  notTried: "Not tried since the last change.",
  tried: "It works. {email} was confirmed.",
  triedNew: "It works. {email} would join as a new person.",
  triedRefused: "{name} answered, but {email} wouldn't get in: {reason}",
  triedFailed: "It didn't work: {reason}",
  triedGroups: "Groups sent: {groups}",
  triedNoGroups: "No groups sent.",
  on: "Company sign-in",
  onHint: "Shows a button on the sign-in screen",
  required: "Require it",
  requiredHint: "No passwords for these email domains, except owners",
  isOn: "Company sign-in is on",
  isOff: "Company sign-in is off",
  isRequired: "Company sign-in is required",
  isOptional: "Company sign-in is optional",
  remove: "Remove connection",
  removeTitle: "Remove company sign-in?",
  removeHelp:
    "{count, plural, =0 {No one has signed in with it yet.} one {# person signs in with it and keeps their account.} other {# people sign in with it and keep their accounts.}}",
  removePasswords:
    "{count, plural, one {# of them has no password and sets one with Forgot password?} other {# of them have no password and set one with Forgot password?}}",
  removeForGood: "To use it later, set it up again, with the client secret.",
  removed: "Company sign-in removed",
  undo: "Undo",
});
