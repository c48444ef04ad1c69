import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { type AvatarState, showPicture } from "../contract.ts";
import { avatarWords } from "../wording.ts";

/** The picture that the dialog shows. What changes it is told of, with the way back to the one before. */
export function useShownPicture(id: number, initial: AvatarState) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [state, setState] = useState(initial);

  function changed(next: AvatarState, previousBase: string, words: Words) {
    setState(next);
    const perform = () => void bringBack(previousBase);
    tell({ text: say(words), undo: { label: say(avatarWords.undo), perform } });
    void revisit();
  }

  async function bringBack(base: string) {
    const answer = await send(showPicture, { id, avatar_base: base });
    if (!answer.success) return fail(answer);
    setState(answer);
    tell({ text: say(avatarWords.undone) });
    await revisit();
  }

  async function remove() {
    const answer = await send(showPicture, { id, avatar_base: "" });
    if (answer.success) changed(answer, answer.previous_base, avatarWords.removed);
    else fail(answer);
  }

  return { state, changed, remove };
}
