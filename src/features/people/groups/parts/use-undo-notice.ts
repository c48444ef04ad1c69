import type { Failure } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { groupWords as words } from "../wording.ts";

/** Tells what was done to a group, with the way back; both show the screen as it is then. */
export function useUndoNotice() {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async (text: string, takeBack: () => Promise<{ readonly success: true } | Failure>) => {
    const perform = async () => {
      const answer = await takeBack();
      if (!answer.success) return fail(answer);
      tell({ text: say(words.undone) });
      await revisit();
    };
    tell({ kind: "undo", text, undo: { label: say(words.undo), perform: () => void perform() } });
    await revisit();
  };
}
