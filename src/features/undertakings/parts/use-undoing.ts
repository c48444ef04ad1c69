import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { undoUndertaking } from "../contract.ts";

/** Undoes an undertaking, and reads the screen anew. */
export function useUndoing(): (id: number) => Promise<void> {
  const { fail } = useNotices();
  return async (id) => {
    const answer = await send(undoUndertaking, { id });
    await revisit();
    if (!answer.success) fail(answer);
  };
}
