import { useOffer } from "#client/offers.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { storeDraft } from "../commands/store-draft.ts";
import { draftWords } from "../wording.ts";
import type { RunningSession } from "../tab/running-session.ts";

/** Offers to store at once, for hands that are used to it: what is typed is what is to be stored. */
export function useStoring(session: RunningSession | null): void {
  const say = useSay();
  const { tell } = useNotices();
  const onSaved = () => tell({ text: say(draftWords.saved) });
  useOffer(
    storeDraft.name,
    session && {
      perform: () => void session.flush().then((isStored) => isStored && onSaved()),
      accepts: () => true,
    },
  );
}
