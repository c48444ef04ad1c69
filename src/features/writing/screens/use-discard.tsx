import { useCallback, useEffect, useRef } from "react";
import { send } from "#client/call.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useNoticesOfHere } from "#ui/use-notices-of-here.ts";
import { readUnpublished } from "../contract.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import type { RunningSession } from "../tab/running-session.ts";
import { draftWords } from "../wording.ts";

type Discarding = {
  readonly session: RunningSession;
  readonly page: PageFacts;
  readonly personId: number;
  readonly presence: CanvasPresence;
};

/** Asks, and then takes away what is not published; the notice brings it back, and so does the page's history. */
export function useDiscard({ session, page, personId, presence }: Discarding): () => void {
  const say = useSay();
  const dialogs = useDialogs();
  const tell = useNoticesOfHere();
  const bringBack = useBringBack(session);
  const offered = useOfferedLife(session);

  async function discard(): Promise<Outcome> {
    const { epoch } = session;
    const trouble = await session.discard();
    if (trouble !== null) return trouble;
    const undo = { label: say(draftWords.undo), perform: () => bringBack(epoch) };
    offered(epoch, tell({ kind: "undo", text: say(draftWords.discarded), undo }));
  }

  return () => {
    dialogs.open(async () => {
      await session.flush();
      const { DiscardDialog } = await import("./discard-dialog.tsx");
      const answer = await send(readUnpublished, ofPage(page.id));
      const work = answer.success ? answer : null;
      return <DiscardDialog {...{ work, personId, presence }} onDiscard={discard} />;
    });
  };
}

/**
 * For a notice that offers a discarded life of the draft: it goes once somebody has brought that life back, or another one was
 * discarded, since its Undo would be refused.
 */
export function useOfferedLife(session: RunningSession | null) {
  const standing = useRef<{ readonly epoch: number; readonly takeAway: () => void } | null>(null);
  useEffect(() => {
    const offer = standing.current;
    if (!session || !offer || session.epoch <= offer.epoch || session.discarded?.epoch === offer.epoch)
      return;
    offer.takeAway();
    standing.current = null;
  }, [session]);
  return useCallback((epoch: number, takeAway: () => void) => {
    standing.current = { epoch, takeAway };
  }, []);
}

/**
 * Brings back a life of the draft that was discarded, in the session of the moment: a notice outlives the one it tells of. Where that
 * could not be reached, its button is offered again.
 */
export function useBringBack(session: RunningSession | null): (epoch: number) => void {
  const say = useSay();
  const { tell, fail } = useNotices();
  const current = useRef(session);
  current.current = session;
  return useCallback(
    (epoch) => {
      async function bringBack(): Promise<void> {
        const trouble = current.current ? await current.current.bringBack(epoch) : "";
        if (trouble === null) return;
        if (typeof trouble !== "string" && !trouble.isPassing) return fail(trouble);
        const undo = { label: say(draftWords.undo), perform: () => void bringBack() };
        tell({ kind: "undo", text: say(draftWords.notBroughtBack), undo });
      }
      void bringBack();
    },
    [say, tell, fail],
  );
}
