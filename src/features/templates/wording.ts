import { words } from "#kernel/words.ts";

export const templateWords = words("templates", {
  // TMPL-03, TMPL-10.
  title: "Select a template page",
  notChosen: "Please select a template page.",
  help: "Start with something that looks right. You can change everything later.",
  list: "Templates",
  search: "Search templates",
  kinds: "Show",
  all: "All",
  own: "Templates",
  examples: "Examples",
  blank: "Blank page",
  blankHelp: "An empty page",
  isDefault: "Default",
  noneFound: "No templates found",
  found: "{count, plural, one {# template} other {# templates}}",
  becomes: "Any page can become a template. Open its properties and choose Template.",
  continue: "Continue",
  choose: "Choose template",
  other: "Other template",
  from: "From the template {title}",
  fromExample: "From the example {title}",
  newFromTemplate: "Page from template",
  newFromTemplateKeywords: "create, add, example",
  // TMPL-11.
});
