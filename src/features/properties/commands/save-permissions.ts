import { sharingWords } from "#features/sharing/wording.ts";
import { type Command, whereOffered } from "#kernel/command.ts";

/** As in every dialog Ctrl+Enter (Cmd+Enter) saves, from fields too; a dialog on top has the key for itself. */
export const savePermissions: Command = {
  ...whereOffered("save-permissions"),
  group: "page",
  label: sharingWords.savePermissions,
  keys: ["mod+enter"],
};
