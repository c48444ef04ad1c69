import { send } from "#client/call.ts";
import { batchTime } from "#features/pages/batches/model/wire.ts";
import { useDialog } from "#ui/dialog-layer.ts";
import { previewBatchSharing } from "../contract.ts";
import { type BatchTurns, linesToSend } from "../model/batch-lines.ts";

/**
 * Asks, in the place of the dialog, before somebody loses access to one of the pages or the world gains it, and says whether to go on. What the rules refuse is not
 * asked about: saving it says so. Where nobody answers it is asked too (decision 0091).
 */
export function useLossQuestion() {
  const { pick } = useDialog();
  return async (ids: readonly number[], turns: BatchTurns): Promise<boolean> => {
    const change = await send(previewBatchSharing, { ids: [...ids], ...linesToSend(turns) }, batchTime);
    const isUnknown = !change.success && (change.status === 0 || change.status >= 500);
    if (change.success ? !change.asks : !isUnknown) return true;
    const isSure = await pick<true>(async (done) => {
      const { ChangeQuestion } = await import("../../permissions/screens/change-question.tsx");
      return (
        <ChangeQuestion sentences={change.success ? change.sentences : null} onSave={() => done(true)} />
      );
    });
    return isSure === true;
  };
}
