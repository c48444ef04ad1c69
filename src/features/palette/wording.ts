import { words } from "#kernel/words.ts";

export const paletteWords = words("palette", {
  title: "Command palette",
  keywords: "commands, actions, tools, everything",
  notLoaded: "Could not load Command Palette dialog",
  field: "Command",
  placeholder: "Type a command",
  list: "Commands",
  recent: "Recent",
  found: "{count, plural, one {# command} other {# commands}}",
  none: "No command is called that. Try another word.",
  keysHelp: "Arrows to move, Enter or Tab to run, Escape to close",
  editFirst: "Please open a page for editing first",
});
