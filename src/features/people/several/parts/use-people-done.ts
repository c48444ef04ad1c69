import { revisit, visit } from "#client/navigation.ts";
import { useUndoing } from "#features/undertakings/parts/use-undoing.ts";
import type { OutputOf } from "#kernel/call.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { changeRoles } from "../contract.ts";
import { peopleBatchWords as words } from "../wording.ts";

/** Tells what became of a deed, with the way back; one that goes on is shown among the background tasks. */
export function usePeopleDone() {
  const say = useSay();
  const { tell, fail } = useNotices();
  const undoing = useUndoing();
  return async (text: string, outcome: OutputOf<typeof changeRoles>): Promise<void> => {
    const { task, left, isDone } = outcome;
    if (task === null) return fail(left.join(" ") || say(words.noneAllowed));
    if (!isDone) return void (await visit("/settings/tasks/"));
    await revisit();
    const undo = { label: say(words.undo), perform: () => void undoing(task) };
    tell({ kind: "undo", text: left.length === 0 ? text : `${text}. ${left.join(" ")}`, undo });
  };
}
