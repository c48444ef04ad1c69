import { words } from "#kernel/words.ts";

export const followWords = words("follow-page", {
  title: "Follow “{title}”",
  help: "We'll notify you when this page changes.",
  already: "You follow this page.",
  act: "Follow",
  open: "Open page",
  cancel: "Cancel",
  done: "You follow {title}",
});
