import { type Command, leadsTo } from "#kernel/command.ts";
import { mayBeNotified } from "../rules.ts";
import { notificationWords } from "../wording.ts";

export const goToNotifications: Command = {
  name: "go-to-notifications",
  group: "go",
  label: notificationWords.title,
  keywords: notificationWords.inboxKeywords,
  ...leadsTo(({ viewer }) => (mayBeNotified(viewer).allowed ? "/notifications/" : null)),
};
