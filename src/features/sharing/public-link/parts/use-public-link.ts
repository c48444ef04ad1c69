import { useState } from "react";
import { send } from "#client/call.ts";
import type { Failure } from "#client/failure.ts";
import { revisit } from "#client/navigation.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { readPublicLink, savePublicLink, undoPublicLink } from "../contract.ts";
import { publicLinkWords as words } from "../wording.ts";
import type { PublicLinkShown } from "./link-state.tsx";

type Wanted = {
  readonly password?: string;
  readonly removes?: boolean;
  readonly ends?: number | null;
};

/** How the world comes to a page, and changing it: what was refused is given back, what was saved can be undone. */
export function usePublicLink(pageId: number, first: PublicLinkShown) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [link, setLink] = useState(first);
  const [busy, setBusy] = useState(false);

  async function readAgain(): Promise<void> {
    const answer = await send(readPublicLink, ofPage(pageId));
    if (answer.success) setLink(answer);
    // The page behind says who sees it, too.
    await revisit();
  }

  async function save(wanted: Wanted): Promise<Failure | null> {
    setBusy(true);
    const answer = await send(savePublicLink, { ...ofPage(pageId), ...wanted });
    setBusy(false);
    if (!answer.success) return answer;
    const { change } = answer;
    tell({
      kind: "undo",
      text: say(words.saved),
      undo: { label: say(words.undo), perform: () => void undo(change) },
    });
    await readAgain();
    return null;
  }

  async function undo(change: number): Promise<void> {
    const answer = await send(undoPublicLink, { ...ofPage(pageId), change });
    await readAgain();
    if (!answer.success) return fail(answer);
    tell({ text: say(words.undone) });
  }

  return { link, busy, save };
}
