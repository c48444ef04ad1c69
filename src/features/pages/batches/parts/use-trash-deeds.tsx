import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removeBatch, restoreBatch } from "../contract.ts";
import { told } from "../model/told.ts";
import { batchTime, leftOf, outcomeOf } from "../model/wire.ts";
import { batchWords } from "../wording.ts";
import { firstSelected, focusPlace } from "./rows.ts";
import { useSelecting } from "./selecting.ts";
import { useBatchDone } from "./use-batch-done.ts";

/** What can be done to the pages of the trash that are selected when it begins. */
export function useTrashDeeds() {
  const say = useSay();
  const { open } = useDialogs();
  const { tell, fail } = useNotices();
  const { selection, leave } = useSelecting();
  const done = useBatchDone(batchWords.trashed);
  const selected = () => [...(selection.get()?.ids ?? [])];

  async function remove(ids: readonly number[]): Promise<Outcome> {
    const answer = await send(removeBatch, { ids: [...ids] }, batchTime);
    if (!answer.success) return answer.said ?? say(batchWords.failed);
    const place = firstSelected();
    leave(ids, "remove");
    void revisit().then(() => {
      focusPlace(place);
      tell({ text: told(say(batchWords.removed, { count: answer.done }), leftOf(answer)) });
    });
  }

  return {
    async restore(): Promise<void> {
      const ids = selected();
      const answer = await send(restoreBatch, { ids }, batchTime);
      if (!answer.success) return fail(answer, say(batchWords.failed));
      const outcome = outcomeOf(answer);
      leave(ids, "restore");
      await done(say(batchWords.restored, { count: outcome.done }), outcome);
    },
    async remove(): Promise<void> {
      const ids = selected();
      open(async () => {
        const { RemoveBatchDialog } = await import("./remove-batch-dialog.tsx");
        return <RemoveBatchDialog count={ids.length} onRemove={() => remove(ids)} />;
      });
    },
  };
}
