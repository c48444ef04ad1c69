import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { trashWords } from "../wording.ts";

/** Asks before a page goes to the trash (TRSH-01). */
export function TrashDialog({ title, onMove }: { title: string; onMove: () => Promise<Outcome> }) {
  const say = useSay();
  return (
    <DialogFrame
      title={say(trashWords.dialogTitle)}
      size="ask"
      confirm={{ label: say(trashWords.move), look: "danger", perform: onMove }}
    >
      <p className="ui-dialog-text">{say(trashWords.dialogText, { title })}</p>
    </DialogFrame>
  );
}
