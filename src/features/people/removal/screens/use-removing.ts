import { send } from "#client/call.ts";
import type { Answered } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useUndoing } from "#features/undertakings/parts/use-undoing.ts";
import { undertakingWords } from "#features/undertakings/wording.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removePerson } from "../../contract.ts";
import type { Heir } from "./heir-choice.tsx";
import { removalWords as words } from "../wording.ts";

type Failed = Extract<Answered<typeof removePerson>, { success: false }>;

/** Deletes somebody: at once, with a way back, or as a task whose screen is shown. What failed is given back. */
export function useRemoving({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const undoing = useUndoing();

  return async (heir: Heir | null, shown: () => Promise<unknown>): Promise<Failed | null> => {
    const answer = await send(removePerson, { id, ...(heir && { to: heir.id }) });
    if (!answer.success) return answer;
    const { task, done } = answer;
    if (!done) return (await visit("/settings/tasks/"), null);
    await shown();
    const undo = { label: say(undertakingWords.undo), perform: () => void undoing(task) };
    tell({ kind: "undo", text: say(words.done, { name }), undo });
    return null;
  };
}
