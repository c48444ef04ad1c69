import { type Command, leadsTo } from "#kernel/command.ts";
import { maySeeUndertakings } from "../rules.ts";
import { undertakingWords } from "../wording.ts";

export const goToUndertakings: Command = {
  name: "go-to-undertakings",
  group: "go",
  label: undertakingWords.title,
  keywords: undertakingWords.keywords,
  ...leadsTo(({ viewer }) => (maySeeUndertakings(viewer).allowed ? "/settings/tasks/" : null)),
};
