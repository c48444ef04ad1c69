import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { useObserved } from "#ui/observed.ts";
import type { readUnpublished } from "../contract.ts";
import { namesInWords } from "../presence/screens/names-in-words.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import { draftWords } from "../wording.ts";
import { WorkList } from "./work-list.tsx";

type DiscardDialogProps = {
  /** Null where it could not be read. */
  readonly work: OutputOf<typeof readUnpublished> | null;
  readonly personId: number;
  readonly presence: CanvasPresence;
  readonly onDiscard: () => Promise<Outcome>;
};

/** Asks before everybody's unpublished work goes, and says whose and how much it is. */
export function DiscardDialog({ work, personId, presence, onDiscard }: DiscardDialogProps) {
  const say = useSay();
  const locale = useLocale();
  const people = useObserved(presence.others, (now) => now.people);
  return (
    <DialogFrame
      title={say(draftWords.discardTitle)}
      size="ask"
      confirm={{ label: say(draftWords.discardConfirm), look: "danger", perform: onDiscard }}
    >
      {work && <WorkList writers={work.writers} personId={personId} />}
      <p className="ui-dialog-text">{say(draftWords.discardHelp)}</p>
      {people.length > 0 && (
        <p className="ui-dialog-text">
          {say(draftWords.discardTold, { count: people.length, names: namesInWords(people, say, locale) })}
        </p>
      )}
    </DialogFrame>
  );
}
