import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Folder } from "#features/folders/model/folder.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useUndoing } from "#features/undertakings/parts/use-undoing.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { pageWords } from "../../wording.ts";
import { trashFolderPages } from "../contract.ts";
import { howMany } from "../model/wire.ts";
import { filingWords } from "../wording.ts";

/** Asks before the pages of a folder go to the trash (FOPT-09); the notice says how many went, brings them back and says what stays. */
export function TrashPagesDialog({ folder }: { folder: Folder }) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const undo = useUndoing();

  async function perform(): Promise<Outcome> {
    const answer = await send(trashFolderPages, { id: folder.id });
    if (!answer.success) {
      if (answer.offer !== null) return sayRefusal(answer, "trash-folder-pages");
      return answer.said ?? say(folderWords.failed);
    }
    const { task, done, count } = howMany(answer);
    const text = say(done ? filingWords.trashed : filingWords.trashBegun, { count, name: answer.name });
    const back =
      task !== null && done
        ? { label: say(filingWords.undo), perform: () => void undo(task, filingWords.kept) }
        : null;
    void revisit().then(() => tell(back ? { kind: "undo", text, undo: back } : { text }));
  }

  return (
    <DialogFrame
      title={say(filingWords.trashTitle)}
      size="ask"
      errorSeconds={5}
      confirm={{ label: say(pageWords.toTrash), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(filingWords.trashText, { name: folder.name })}</p>
      <p className="ui-dialog-text">{say(filingWords.trashStays)}</p>
    </DialogFrame>
  );
}
