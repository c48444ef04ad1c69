import { words } from "#kernel/words.ts";

export const notifyStatusWords = words("notify-status", {
  admin: "Administrator",
  editor: "Editor",
  viewer: "Viewer",
  none: "No access",
  accessTitle: "Who has access",
  toldTitle: "Who is notified",
  notTold: "Not notified",
  name: "Name",
  notifications: "Notifications",
  level: "Permission Level",
  undeliverable: "Undeliverable",
  paused: "Off (paused)",
  unsubscribed: "Off (not subscribed)",
  digest: "On, daily digest",
  on: "On",
  nobody: "No one yet",
  close: "Close",
  notLoaded: "Sorry, unable to load notification details. Please try again later.",
  noServer: "Unable to connect to the server",
});
