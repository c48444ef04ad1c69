import { words } from "#kernel/words.ts";

export const codeWords = words("code", {
  kindName: "Code",
  kindOtherNames: "snippet program source pre monospaced",
  kindHelp: "Code with its spaces and line breaks kept.",
  code: "Code",
  placeholder: "Write or paste code",
  keys: "Tab indents, Shift+Tab outdents. Escape leaves the code.",
});
