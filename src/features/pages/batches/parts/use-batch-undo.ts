import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { told } from "../model/told.ts";
import { batchTime } from "../model/wire.ts";
import { batchWords } from "../wording.ts";

/** Takes a batch back, and says which pages stay as others have made them since. `offer` is asked to offer it again where no answer came. */
export function useBatchUndo(): (task: number, offer: () => void) => Promise<void> {
  const say = useSay();
  const { tell, fail, overcome } = useNotices();
  return async (task, offer) => {
    const answer = await send(undoUndertaking, { id: task }, batchTime);
    if (!answer.success && answer.said === null) offer();
    else overcome();
    await revisit();
    if (!answer.success) return fail(answer, say(batchWords.failed));
    const { undone, kept } = answer;
    const more = kept > 0 ? [say(batchWords.kept, { count: kept })] : [];
    tell({ text: told(say(batchWords.undone, { count: undone }), more) });
  };
}
