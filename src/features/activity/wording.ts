import { words } from "#kernel/words.ts";

export const activityWords = words("activity", {
  title: "Activity",
  ofOne: "Activity of {name}",
  everybody: "Show everyone",
  published: "Published",
  publishedBy: "Published by {name}",
  edited: "{count, plural, one {Edited} other {Edited # times}}",
  editedBy: "{count, plural, one {Edited by {name}} other {Edited # times by {name}}}",
  renamed: "Renamed (was: {was})",
  renamedBy: "Renamed by {name} (was: {was})",
  editedAndRenamed: "{count, plural, one {Edited} other {Edited # times}} (title was: {was})",
  editedAndRenamedBy:
    "{count, plural, one {Edited by {name}} other {Edited # times by {name}}} (title was: {was})",
  trashed: "Moved to trash",
  trashedBy: "Moved to trash by {name}",
  restored: "Restored from trash",
  restoredBy: "Restored from trash by {name}",
  imported: "{count, plural, one {# page} other {# pages}} imported",
  importedBy: "{count, plural, one {# page} other {# pages}} imported by {name}",
  allFolders: "All folders",
  joined: "Joined the site",
  older: "Show older",
  newest: "Show newest",
  none: "No activity yet",
  noneOlder: "Nothing you can see",
  noneHelp: "Pages that are published and edited show up here.",
});
