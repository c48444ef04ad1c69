import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { undoUndertaking } from "../contract.ts";

/** Undoes an undertaking, and reads the screen anew; `kept` says how many stay as they are, as others have changed them since. */
export function useUndoing(): (id: number, kept?: Words) => Promise<void> {
  const say = useSay();
  const { fail, tell } = useNotices();
  return async (id, kept) => {
    const answer = await send(undoUndertaking, { id });
    await revisit();
    if (!answer.success) return fail(answer);
    if (kept && answer.kept > 0) tell({ text: say(kept, { count: answer.kept }) });
  };
}
