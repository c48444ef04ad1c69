import { useCallback, useEffect, useRef, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { type Answered, send } from "#client/call.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { previewSharing } from "#features/sharing/changes/contract.ts";

const pause = 400;

export type AccessChange = Answered<typeof previewSharing>;

const preview = (pageId: number, settings: string): Promise<AccessChange> =>
  send(previewSharing, { ...ofPage(pageId), settings });

/**
 * Who gains and who loses access by what is not saved yet: asked after a pause. Whoever asks while an answer to the same state is on its way is given that one; later
 * it is asked again, as others may have changed the page since. Nothing while nothing is changed.
 */
export function useAccessChange(pageId: number, settings: string, isChanged: boolean) {
  const [shown, setShown] = useState<{ settings: string; change: AccessChange } | null>(null);
  const asked = useRef<{ settings: string; answer: Promise<AccessChange> } | null>(null);

  const changeOf = useCallback(
    (state: string): Promise<AccessChange> => {
      if (asked.current?.settings === state) return asked.current.answer;
      const answer = preview(pageId, state);
      asked.current = { settings: state, answer };
      void answer.then(() => {
        if (asked.current?.answer === answer) asked.current = null;
      });
      return answer;
    },
    [pageId],
  );

  useEffect(() => {
    if (!isChanged) return;
    return afterPause(pause, async (signal) => {
      const change = await changeOf(settings);
      if (!signal.aborted) setShown({ settings, change });
    });
  }, [settings, isChanged, changeOf]);

  const current = isChanged && shown?.settings === settings ? shown.change : null;
  return { sentences: current?.success ? current.sentences : [], changeOf };
}
