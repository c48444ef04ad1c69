import { words } from "#kernel/words.ts";

export const audienceWords = words("audience", {
  web: "anyone on the web",
  webUntil: "anyone on the web (through {day})",
  password: "anyone with the password",
  passwordUntil: "anyone with the password (through {day})",
  everyone: "everyone at {site}",
  everyoneIn: "everyone in {name}",
  administrators: "administrators",
  editors: "editors",
  people: "{count, plural, one {# person} other {# people}}",
  morePeople: "{count, plural, one {# more person} other {# more people}}",
  groups: "{count, plural, one {# group} other {# groups}}",
  moreGroups: "{count, plural, one {# more group} other {# more groups}}",
  guests: "{count, plural, one {# guest} other {# guests}}",
  whoEdits: "people who can edit",
  only: "only {names}",
  seesOnce:
    "{count, plural, one {Once published, {audience} can see this page.} other {Once published, {audience} can see this page.}}",
  sees: "{count, plural, one {{audience} can see this page.} other {{audience} can see this page.}}",
});
