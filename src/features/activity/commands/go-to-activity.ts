import { type Command, leadsTo } from "#kernel/command.ts";
import { maySeeActivity } from "../rules.ts";
import { activityWords } from "../wording.ts";

export const goToActivity: Command = {
  name: "go-to-activity",
  group: "go",
  label: activityWords.title,
  keywords: activityWords.feedKeywords,
  ...leadsTo(({ viewer }) => (maySeeActivity(viewer).allowed ? "/feed/" : null)),
};
