import { pageWords } from "#features/pages/wording.ts";
import { type Command, leadsTo, ofEditablePage } from "#kernel/command.ts";
import { propertyWords } from "../wording.ts";

export const changeProperties: Command = {
  name: "change-properties",
  group: "page",
  label: pageWords.properties,
  keywords: propertyWords.propertiesKeywords,
  ...leadsTo(ofEditablePage(({ id }) => `/page/properties/${id}/`)),
};
