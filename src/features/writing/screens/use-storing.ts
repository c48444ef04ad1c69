import { useOffer } from "#client/offers.ts";
import { storeDraft } from "../commands/store-draft.ts";
import type { RunningSession } from "../tab/running-session.ts";

/** Offers to store at once, for hands that are used to it: what is typed is what is to be stored. */
export function useStoring(session: RunningSession | null, onSaved: () => void): void {
  useOffer(
    storeDraft.name,
    session && {
      perform: () => void session.flush().then((isStored) => isStored && onSaved()),
      accepts: () => true,
    },
  );
}
