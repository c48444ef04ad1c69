import { words } from "#kernel/words.ts";

export const creatingWords = words("creating", {
  newPage: "New page",
  newPageKeywords: "create, add, write",
  create: "Create page",
  created: "Page created",
  copyOf: "Copy of {title}",
  newCopy: "Copy page",
  madeOf: "A copy of {title}",
  madeOn: "Published {date}",
  address: "Its location is made from the title.",
  alike: "The copy keeps the same permissions, without guests and public access.",
  // What is made from a template.
  ofTemplate: "It gets the permissions of its template.",
  createCopy: "Create copy",
  addressOfCopy: "A copy gets its location from its title. You can change it later.",
});
