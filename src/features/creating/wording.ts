import { words } from "#kernel/words.ts";

export const creatingWords = words("creating", {
  newPage: "New page",
  newPageKeywords: "create, add, write",
  create: "Create page",
  created: "Page created.",
  copyOf: "Copy of {title}",
  newCopy: "Copy a page",
  madeOf: "A new page that begins as {title} was published on {date}.",
  address: "Its address is made from the title.",
  alike:
    "Whoever may see and edit that page may do the same with the copy. Guests and the public web do not come along.",
  everybody: "Everyone on the site can see the copy, and editors can edit it.",
  own: "At first only you and administrators can see the copy.",
  createCopy: "Create copy",
  addressOfCopy: "A copy gets its location from its title. You can change it later.",
});
