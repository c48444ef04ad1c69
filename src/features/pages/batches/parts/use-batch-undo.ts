import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { told } from "../model/told.ts";
import { batchTime } from "../model/wire.ts";
import { batchWords } from "../wording.ts";

/** Tells what a batch has done and offers to take it back, which says what became of the pages then (`undoneWords`), and what stays as others have made it since. Where no answer came it is offered again. */
export function useBatchUndo(undoneWords: Words = batchWords.undone): (task: number, text: string) => void {
  const say = useSay();
  const { tell, fail, overcome } = useNotices();

  function offer(task: number, text: string): void {
    const perform = () => void undo(task, text);
    tell({ kind: "undo", text, undo: { label: say(batchWords.undo), perform } });
  }

  async function undo(task: number, text: string): Promise<void> {
    const answer = await send(undoUndertaking, { id: task }, batchTime);
    if (!answer.success && answer.said === null) offer(task, text);
    else overcome();
    await revisit();
    if (!answer.success) return fail(answer, say(batchWords.failed));
    const { undone, kept } = answer;
    const more = kept > 0 ? [say(batchWords.kept, { count: kept })] : [];
    tell({ text: told(say(undoneWords, { count: undone }), more) });
  }

  return offer;
}
