import { type Command, whereOffered } from "#kernel/command.ts";
import { searchCommandWords } from "../wording.ts";

export const openSearch: Command = {
  ...whereOffered("open-search"),
  group: "general",
  label: searchCommandWords.search,
  keys: ["/"],
};
