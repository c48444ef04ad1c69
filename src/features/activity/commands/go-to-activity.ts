import { type Command, leadsTo } from "#kernel/command.ts";
import { maySeeActivity } from "../rules.ts";
import { activityCommandWords } from "./wording.ts";

export const goToActivity: Command = {
  name: "go-to-activity",
  group: "go",
  label: activityCommandWords.go,
  keywords: activityCommandWords.keywords,
  ...leadsTo(({ viewer }) => (maySeeActivity(viewer).allowed ? "/feed/" : null)),
};
