import type { Folder } from "#features/folders/model/folder.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { filingWords } from "../wording.ts";

/** Asks before a folder goes, and says where its pages go (FTRE-22). */
export function DeleteFolderDialog(props: { folder: Folder; parent: Folder; onDelete: () => void }) {
  const say = useSay();
  const { folder, parent, onDelete } = props;
  return (
    <DialogFrame
      title={say(filingWords.deleteTitle)}
      size="ask"
      confirm={{ label: say(filingWords.deleteFolder), look: "danger", perform: onDelete }}
    >
      <p className="ui-dialog-text">
        {say(filingWords.deleteText, { name: folder.name, parent: parent.name })}
      </p>
    </DialogFrame>
  );
}
