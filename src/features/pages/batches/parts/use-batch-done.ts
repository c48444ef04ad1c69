import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { told } from "../model/told.ts";
import type { outcomeOf } from "../model/wire.ts";
import { batchWords } from "../wording.ts";
import { firstSelected, focusPlace } from "./rows.ts";
import { useBatchUndo } from "./use-batch-undo.ts";

/** Shows the list after a batch, and tells what was done and what was not; the notice takes it back. */
export function useBatchDone(
  undoneWords?: Words,
): (text: string, outcome: ReturnType<typeof outcomeOf>) => Promise<void> {
  const say = useSay();
  const { fail, overcome } = useNotices();
  const offerUndo = useBatchUndo(undoneWords);
  return async (text, { task, left }) => {
    const place = firstSelected();
    overcome();
    await revisit();
    focusPlace(place);
    if (task === null) return fail(left.join(" ") || say(batchWords.noneAllowed));
    offerUndo(task, told(text, left));
  };
}
