import type { OutputOf } from "#kernel/call.ts";
import { usePeopleDone } from "#features/people/several/parts/use-people-done.ts";
import type { Words } from "#kernel/words.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import type { addMembersCall } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";

type Placed = { readonly text: Words; readonly name: string; readonly onDone?: () => void };

/** Tells what became of several people, with the way back; what was chosen stays where none of it was done. */
export function usePlacing() {
  const say = useSay();
  const done = usePeopleDone();
  return (answer: OutputOf<typeof addMembersCall>, { text, name, onDone }: Placed): Outcome => {
    if (answer.task === null) return answer.left.join(" ") || say(words.noneAllowed);
    onDone?.();
    void done(say(text, { count: answer.done, name }), answer);
  };
}
