import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CompanyRefusal =
  | "company-issuer"
  | "company-secret"
  | "company-domain"
  | "company-missing"
  | "company-not-tried"
  | "saml-metadata"
  | "saml-missing"
  | "saml-redirect"
  | "saml-certificate";

export const companyRefusals: RefusalWording<CompanyRefusal> = {
  "company-issuer": {
    kind: "invalid",
    text: "Use an https address, or ask the person who runs Atrium to allow this one.",
  },
  "company-secret": { kind: "invalid", text: "Enter the client secret from your provider." },
  "company-domain": { kind: "invalid", text: "{domain} isn't an email domain. Use one like example.com." },
  "company-missing": { kind: "missing", text: "Set up company sign-in first." },
  "company-not-tried": {
    kind: "conflict",
    text: "Try it first. It has to work once, so no one is locked out.",
  },
  "saml-metadata": {
    kind: "invalid",
    text: "This isn't the metadata of one identity provider. Paste the whole XML file.",
  },
  "saml-missing": { kind: "invalid", text: "Paste the metadata from your provider." },
  "saml-redirect": {
    kind: "invalid",
    text: "This metadata has no https sign-in address for HTTP-Redirect. Turn that on at your provider.",
  },
  "saml-certificate": {
    kind: "invalid",
    text: "This metadata needs an RSA signing certificate of 2048 bits or more.",
  },
};

export const companyWords = words("company", {
  title: "Company sign-in",
  help: "People sign in with their account at Microsoft, Google or another provider.",
  protocol: "Protocol",
  protocolHint: "Saving replaces the connection that you have now",
  thisSite: "This site",
  thisSiteHelp: "Enter these at your provider, or have it read the metadata address.",
  entityId: "Entity ID",
  replyAddress: "Reply address (ACS)",
  metadataAddress: "Metadata address",
  metadata: "Provider metadata",
  metadataHint: "The XML that your provider offers as federation metadata",
  metadataKeptHint: "Leave empty to keep the saved one",
  metadataLarge: "This file is too large to be metadata.",
  chooseFile: "Choose file",
  signInAddress: "Sign-in address",
  certificates: "{count, plural, one {Certificate good until} other {Certificates good until}}",
  attribute: "Groups attribute",
  attributeHint: "The attribute in which your provider lists them",
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
  tryHelp: "You sign in at {name} once. Nothing changes for others.",
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
  requiredHint: "No passwords for people at these email domains, except owners",
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
  removeForGood: "To use it later, set it up again, with the client secret or metadata.",
  removed: "Company sign-in removed",
  undo: "Undo",
});
