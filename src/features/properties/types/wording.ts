import { words } from "#kernel/words.ts";
import type { PageType } from "./model/page-type.ts";

export const typeWords = words("page-types", {
  label: "Page type",
  standard: "Standard",
  standardHelp: "A page to read",
  homepage: "Home page",
  homepageHelp: "The page everyone sees first",
  template: "Template",
  templateHelp: "To start new pages from, not in menus",
  defaultTemplate: "Default template",
  defaultTemplateHelp: "New pages start with it",
  // PTYP-06.
  byAdmins: "Only administrators can change the page type.",
  isHomepage: "The home page can't be a template. Make another page the home page first.",
  isUnpublished: "Publish this page first. Then you can change its type.",
});

/** What each type is called, and what it is for. */
export const typeSentences = {
  standard: { label: typeWords.standard, hint: typeWords.standardHelp },
  homepage: { label: typeWords.homepage, hint: typeWords.homepageHelp },
  template: { label: typeWords.template, hint: typeWords.templateHelp },
  default_template: { label: typeWords.defaultTemplate, hint: typeWords.defaultTemplateHelp },
} satisfies Record<PageType, unknown>;
