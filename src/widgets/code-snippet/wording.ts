import { words } from "#kernel/words.ts";

export const codeWords = words("code", {
  kindName: "Code",
  kindOtherNames: "snippet program source pre monospaced",
  kindHelp: "Code with its spaces and line breaks kept.",
  code: "Code",
  placeholder: "Write or paste code",
  copy: "Copy",
  copied: "Copied",
  language: "Language",
  noLanguage: "Plain text",
  lineNumbers: "Line numbers",
  marks: "Highlighted lines",
  marksHint: "For example: 2, 5-7",
  marksNotRead: "Use line numbers and ranges, such as 2, 5-7.",
  keys: "Tab indents, Shift+Tab outdents. Escape leaves the code.",
});
