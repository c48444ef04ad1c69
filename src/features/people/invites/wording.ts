import { words } from "#kernel/words.ts";

export const inviteMailWords = words("invite-mail", {
  subject: "{inviter} invited you to {site}",
  subjectPlain: "You're invited to {site}",
  text: "{inviter} invited you to {site}. Choose a password to sign in.",
  textPlain: "You have an account at {site}. Choose a password to sign in.",
  button: "Set password",
  closing: "This link works once and expires after 14 days. Then ask for a new invitation.",
});

export const inviteWords = words("invite", {
  title: "Invite people to this site or subsite",
  help: "Each gets an email with a link that works for 14 days.",
  noMail: "No mail server is set: owners find the links under Outgoing email.",
  addresses: "Email addresses",
  addressesHelp: "One per line, for example Femke de Vries <femke@example.org>",
  role: "Role",
  ownRoles: "Role per person",
  send: "Send invitations",
  done: "{count, plural, one {# person} other {# people}} invited",
  notLoaded: "Could not load invite dialog. Please try again in a moment...",
  noAddress: "Enter an email address.",
  autoJoin: "also add to auto-join subsites",
});

export const addManyWords = words("add-many", {
  title: "Add multiple people",
  label: "Names and email addresses",
  hint: "Paste a list, for example from Outlook, Gmail or a spreadsheet.",
  add: "Add to list",
  notParsed: "Sorry, couldn't parse these addresses, please try again.",
  fates: "What happens with each person",
  new: "Gets an invitation",
  account: "Already on this site, will be added",
  member: "Already a member, left out",
  invited: "Already invited, left out",
  unknown: "Has no account yet, left out",
  invalid: "Not an email address, left out",
  double: "Twice in the list",
});
