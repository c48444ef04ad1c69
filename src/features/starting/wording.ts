import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type StartingRefusal = "site-has-begun" | "no-removed-samples";

export const startingRefusals: RefusalWording<StartingRefusal> = {
  "site-has-begun": { kind: "conflict", text: "This site has a home page already, so it has begun." },
  "no-removed-samples": { kind: "missing", text: "There are no removed sample pages to bring back." },
};

export const startingWords = words("starting", {
  title: "What is your site for?",
  help: "We make a few sample pages to begin with. Write your own words into them, or remove all of them with one click.",
  choose: "Starting point",
  intranet: "Company intranet",
  intranetHelp: "A home page, a handbook, teams and minutes.",
  handbook: "Team handbook",
  handbookHelp: "How you work: agreements, meetings, practice.",
  club: "Club",
  clubHelp: "Season, members and board; some pages for everybody on the web.",
  portal: "Client portal",
  portalHelp: "Projects, questions and contacts for your clients.",
  publicSite: "Public site",
  publicSiteHelp: "A few pages that anybody on the web can read.",
  empty: "Empty",
  emptyHelp: "No sample pages. You write the first one.",
  begin: "Begin",
  sample: "Sample page",
  sampleHelp: "Make it your own: it stays as soon as somebody has changed it.",
  remove: "Remove all sample pages",
  removed:
    "{count, plural, =0 {No sample page was removed.} one {# sample page removed.} other {# sample pages removed.}}",
  kept: "{count, plural, one {# page stays, because somebody has changed it.} other {# pages stay, because somebody has changed them.}}",
  undo: "Undo",
  restored: "{count, plural, one {The sample page is back.} other {# sample pages are back.}}",
});
