import { maySeePeople } from "#features/people/rules.ts";
import { type Command, leadsTo } from "#kernel/command.ts";
import { menuCommandWords, menuWords } from "../wording.ts";

export const goToPeople: Command = {
  name: "go-to-people",
  group: "go",
  label: menuWords.people,
  keywords: menuCommandWords.peopleKeywords,
  ...leadsTo(({ viewer }) => (maySeePeople(viewer).allowed ? "/people/" : null)),
};
