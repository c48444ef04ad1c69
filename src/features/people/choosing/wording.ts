import { words } from "#kernel/words.ts";

export const choosingWords = words("person-choice", {
  find: "Find someone",
  noOne: "No one",
  noneFound: "No people found",
  notFound: "Couldn't search for people. Try again.",
});
