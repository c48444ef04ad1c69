import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type DirectoryRefusal = "directory-missing";

export const directoryRefusals: RefusalWording<DirectoryRefusal> = {
  "directory-missing": { kind: "missing", text: "The directory isn't connected." },
};

export const directoryWords = words("directory", {
  title: "Company directory",
  help: "Your directory (SCIM 2.0) adds people, removes them and fills groups.",
  copyAddress: "Copy address",
  make: "Create token",
  replace: "Replace token",
  replaceTitle: "Replace the token?",
  replaceHelp: "The old token stops working. Enter the new one in your directory.",
  remove: "Disconnect",
  removeTitle: "Disconnect the directory?",
  removeHelp: "People and groups stay. From then on, you change them here.",
  removed: "Directory disconnected",
  tokenTitle: "Your token",
  tokenHelp: "Copy it now. You won't see it again.",
  copyToken: "Copy token",
  close: "Done",
  madeBy: "Created by {name}",
  ended: "The token stopped working: its creator is no longer a site owner. Replace it.",
  used: "Last used",
  unused: "Not used yet",
  counts:
    "{people, plural, one {# person} other {# people}} and {groups, plural, one {# group} other {# groups}} from the directory",
});
