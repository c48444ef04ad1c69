import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { showPicture } from "../contract.ts";
import { type Replaced, type ShownPicture, pictureOf, replacedBy, showing } from "../model/shown-picture.ts";
import { avatarWords } from "../wording.ts";

/** The picture that the dialog shows. What changes it is told of, with the way back to the one before. */
export function useShownPicture(id: number, initial: ShownPicture) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [picture, setPicture] = useState(initial);

  function changed({ picture: next, previous }: Replaced, words: Words = avatarWords.changed) {
    setPicture(next);
    const perform = () => void bringBack(previous);
    tell({ text: say(words), undo: { label: say(avatarWords.undo), perform } });
    void revisit();
  }

  async function bringBack(base: string) {
    const answer = await send(showPicture, showing(id, base));
    if (!answer.success) return fail(answer);
    setPicture(pictureOf(answer));
    tell({ text: say(avatarWords.undone) });
    await revisit();
  }

  async function remove() {
    const answer = await send(showPicture, showing(id, ""));
    if (answer.success) changed(replacedBy(answer), avatarWords.removed);
    else if (answer.offer === null) fail(answer);
    else await sayRefusal(answer, "edit-profile");
  }

  return { picture, changed, remove };
}
