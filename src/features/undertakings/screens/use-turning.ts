import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { cancelUndertaking } from "../contract.ts";
import { useUndoing } from "../parts/use-undoing.ts";
import type { UndertakingLine } from "../screen.ts";
import { undertakingWords as words } from "../wording.ts";

/** Cancels an undertaking, or undoes it. */
export function useTurning({ id }: UndertakingLine) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const undoing = useUndoing();
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    const answer = await send(cancelUndertaking, { id });
    setBusy(false);
    await revisit();
    if (answer.success) tell({ text: say(words.cancelled) });
    else fail(answer);
  }

  async function undo(): Promise<void> {
    setBusy(true);
    await undoing(id);
    setBusy(false);
  }

  return { busy, cancel, undo };
}
