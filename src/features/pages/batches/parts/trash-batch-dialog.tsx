import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { pageWords } from "../../wording.ts";
import { trashBatch } from "../contract.ts";
import { batchTime, outcomeOf } from "../model/wire.ts";
import { batchWords } from "../wording.ts";
import { useBatchDone } from "./use-batch-done.ts";

type TrashBatchProps = {
  ids: readonly number[];
  /** How many of them go, and a sentence on the others. */
  count: number;
  left: string;
  onDone: () => void;
};

/** Asks before several pages go to the trash. */
export function TrashBatchDialog({ ids, count, left, onDone }: TrashBatchProps) {
  const say = useSay();
  const done = useBatchDone();

  async function perform(): Promise<Outcome> {
    const answer = await send(trashBatch, { ids: [...ids] }, batchTime);
    if (!answer.success) return answer.said ?? say(batchWords.failed);
    const outcome = outcomeOf(answer);
    if (outcome.done > 0) onDone();
    void done(say(batchWords.trashed, { count: outcome.done }), outcome);
  }

  return (
    <DialogFrame
      title={say(batchWords.trashTitle, { count })}
      size="ask"
      confirm={{ label: say(pageWords.toTrash), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(batchWords.trashText, { count })}</p>
      {left && <p className="ui-dialog-text">{left}</p>}
    </DialogFrame>
  );
}
