import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type StartingRefusal = "site-has-begun" | "site-is-being-made" | "no-removed-samples";

export const startingRefusals: RefusalWording<StartingRefusal> = {
  "site-has-begun": { kind: "conflict", text: "This site already has a home page." },
  "site-is-being-made": { kind: "conflict", text: "Your site is already being created." },
  "no-removed-samples": { kind: "missing", text: "There are no sample pages to restore." },
};

export const startingWords = words("starting", {
  title: "What are you making?",
  help: "Pick the closest one. You can change everything later.",
  choose: "Starting point",
  intranet: "Company intranet",
  intranetHelp: "A home page, handbook, teams and minutes",
  handbook: "Team handbook",
  handbookHelp: "How you work, in pages people can find",
  club: "Club",
  clubHelp: "Season, members and board, partly public",
  portal: "Client portal",
  portalHelp: "Projects, questions and contacts for clients",
  publicSite: "Public site",
  publicSiteHelp: "Pages anyone can read",
  empty: "Empty",
  emptyHelp: "No sample pages",
  begin: "Create my site",
  pages: "{count, plural, =0 {No pages} one {# page} other {# pages}}",
  get: "You get",
  getHelp: "Samples are labeled; remove them in one click.",
  getNothing: "You start with an empty site and write the first page yourself.",
  making: "Creating your site",
  makingHelp: "It takes a few seconds. You can close this page.",
  steps: "Steps",
  stepPictures: "Pictures",
  stepHome: "Home page",
  stepDone: "Done",
  stepOf: "{done} of {all, plural, one {# page} other {# pages}}",
  cutOff: "Connection lost. Trying again…",
  ready: "Your site is ready.",
  ownFiles: "Start from your own files",
  sample: "Sample page",
  sampleHelp: "Change it to keep it, or remove all samples.",
  remove: "Remove all sample pages",
  removed:
    "{count, plural, =0 {No sample pages removed.} one {# sample page removed.} other {# sample pages removed.}}",
  kept: "{count, plural, one {# changed page stays.} other {# changed pages stay.}}",
  undo: "Undo",
  restored: "{count, plural, one {Sample page restored.} other {# sample pages restored.}}",
});
