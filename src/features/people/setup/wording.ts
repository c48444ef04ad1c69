import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type SetUpRefusal = "setup-link-used";

export const setUpRefusals: RefusalWording<SetUpRefusal> = {
  "setup-link-used": {
    kind: "missing",
    text: "This set-up link does not work any more. As long as there is no site, each start prints a new one.",
  },
};

export const setUpWords = words("set-up", {
  title: "Set up your site",
  welcome: "Welcome. Let us make your site.",
  help: "Four answers, and you are in.",
  siteName: "Name of the site",
  siteNameHelp: "Your company, team or club, as people say it.",
  yourName: "Your name",
  email: "Your email",
  emailHelp: "You sign in with it.",
  password: "Password",
  passwordHelp: "At least 8 characters. A short sentence is easy to remember.",
  make: "Make the site",
  waiting: "Almost there",
  waitingHelp:
    "This Atrium has no site yet. Its start has printed a set-up link in the terminal or the log; whoever opens it makes the site.",
});
