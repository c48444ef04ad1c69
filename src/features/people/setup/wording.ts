import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type SetUpRefusal = "setup-link-used";

export const setUpRefusals: RefusalWording<SetUpRefusal> = {
  "setup-link-used": {
    kind: "missing",
    text: "This set-up link no longer works. Restart Atrium to get a new one.",
  },
};

export const setUpWords = words("set-up", {
  title: "Set up your site",
  welcome: "Set up your site",
  // Of the first visit: this form, what the site begins with, and that it is made.
  step: "Step {at} of 3",
  help: "It takes a minute.",
  siteName: "Site name",
  siteNameHelp: "Your company, team or club name",
  yourName: "Your name",
  email: "Your email",
  emailHelp: "You'll use this to sign in.",
  password: "Password",
  passwordHelp: "At least 8 characters. A short sentence is easy to remember.",
  make: "Create site",
  waiting: "Almost there",
  waitingHelp: "No site yet. Open the set-up link shown where Atrium was started.",
});
