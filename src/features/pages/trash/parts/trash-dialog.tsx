import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { ofPage } from "../../model/of-page.ts";
import { pageWords } from "../../wording.ts";
import { trashPage } from "../contract.ts";
import { trashWords } from "../wording.ts";
import { useRestoring } from "./use-restoring.ts";
import type { Trashing } from "./use-trashing.tsx";

type TrashDialogProps = Trashing & { page: { readonly id: number; readonly title: string } };

/** Asks before a page goes to the trash (TRSH-01); the notice that it did brings it back at once. */
export function TrashDialog({ page, onMoved, onBack }: TrashDialogProps) {
  const say = useSay();
  const { tell } = useNotices();
  const restore = useRestoring();

  async function move(): Promise<Outcome> {
    const answer = await send(trashPage, ofPage(page.id));
    if (!answer.success) return answer.said ?? say(trashWords.moveFailed);
    const undo = { label: say(trashWords.undo), perform: () => void restore(page.id, onBack) };
    void onMoved(answer.redirect).then(() => tell({ kind: "undo", text: answer.message, undo }));
  }

  return (
    <DialogFrame
      title={say(trashWords.dialogTitle)}
      size="ask"
      confirm={{ label: say(pageWords.toTrash), look: "danger", perform: move }}
    >
      <p className="ui-dialog-text">{say(trashWords.dialogText, { title: page.title })}</p>
    </DialogFrame>
  );
}
