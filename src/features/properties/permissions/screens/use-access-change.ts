import { useCallback, useEffect, useRef, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { type Answered, send } from "#client/call.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { previewSharing } from "#features/sharing/changes/contract.ts";

const pause = 400;

export type AccessChange = Answered<typeof previewSharing>;

const preview = (pageId: number, settings: string): Promise<AccessChange> =>
  send(previewSharing, { ...ofPage(pageId), settings });

/** Who gains and who loses access by what is not saved yet: asked after a pause, and once for the same state. Nothing while nothing is changed. */
export function useAccessChange(pageId: number, settings: string, isChanged: boolean) {
  const [shown, setShown] = useState<{ settings: string; change: AccessChange } | null>(null);
  const asked = useRef<{ settings: string; answer: Promise<AccessChange> } | null>(null);

  /** The answer for this state; one that failed is asked again. */
  const changeOf = useCallback(
    (state: string): Promise<AccessChange> => {
      if (asked.current?.settings === state) return asked.current.answer;
      const answer = preview(pageId, state);
      asked.current = { settings: state, answer };
      void answer.then(({ success }) => {
        if (!success && asked.current?.answer === answer) asked.current = null;
      });
      return answer;
    },
    [pageId],
  );

  useEffect(() => {
    if (!isChanged) {
      // It may have been saved: the same state means something else from now on.
      asked.current = null;
      return;
    }
    return afterPause(pause, async (signal) => {
      const change = await changeOf(settings);
      if (!signal.aborted) setShown({ settings, change });
    });
  }, [settings, isChanged, changeOf]);

  const current = isChanged && shown?.settings === settings ? shown.change : null;
  return { sentences: current?.success ? current.sentences : [], changeOf };
}
