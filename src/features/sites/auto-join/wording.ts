import { words } from "#kernel/words.ts";

export const autoJoinWords = words("auto-join", {
  title: "Auto-join subsites",
  help: "New people can join these subsites when you invite them.",
  none: "No subsites chosen",
  choose: "Choose subsites",
  about: "How it works",
  aboutInvite: "When you invite new people, you can also add them to these subsites.",
  aboutRole: "They join as viewers. Their role can be changed in each subsite.",
  aboutNow: "People already on this site aren't added. External people never are.",
  aboutArchived: "Archived subsites are skipped.",
  chosen: "Chosen now",
  selectTitle: "Select Auto-join Subsites",
  selectHelp: "People you invite from now on can join these as viewers.",
  subsites: "Subsites",
  noSubsites: "There are no subsites to choose yet.",
  save: "Save",
  saved:
    "{count, plural, =0 {New people join no subsites} one {New people can join # subsite} other {New people can join # subsites}}",
  undo: "Undo",
  restored: "Choice restored",
});
