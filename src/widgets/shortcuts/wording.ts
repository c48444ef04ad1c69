import { words } from "#kernel/words.ts";

export const shortcutsWords = words("shortcuts", {
  kindName: "Shortcuts",
  kindOtherNames: "quick links buttons tiles home",
  kindHelp: "Buttons to the pages people need most.",
  list: "Shortcuts",
  name: "Name of shortcut {place, number}",
  nameHint: "Name",
  link: "Link of shortcut {place, number}",
  icon: "Icon of shortcut {place, number}",
  signed: "Icon saved",
  choosePage: "Choose link",
  changeLink: "Change link",
  add: "Add shortcut",
  remove: "Delete shortcut {place, number}",
  earlier: "Move shortcut {place, number} earlier",
  later: "Move shortcut {place, number} later",
  added: "Shortcut added",
  removed: "Shortcut deleted",
  moved: "Moved to position {place, number}",
  linked: "Link saved",
});
