import { words } from "#kernel/words.ts";

export const notifyStatusWords = words("notify-status", {
  admin: "Administrator",
  editor: "Editor",
  viewer: "Viewer",
  none: "No access",
});
