import { type MouseEvent, useState } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { type Offer, rightOffered } from "#kernel/refusal.ts";
import { type KnownHint, wordsFor } from "../wording.ts";
import { type Loaded, loadCandidates } from "./load-candidates.ts";
import { RequestLink } from "./request-link.tsx";
import { RequestRights } from "./request-rights.tsx";

type Refused = { readonly reason: string; readonly offer: Offer; readonly hint: KnownHint };

/** Says who alone may do this, and leads to requesting these rights in the same place (ROLE-23, ROLE-27). */
export function NoPermission({ reason, offer, hint }: Refused) {
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  async function request(event: MouseEvent) {
    event.preventDefault();
    setLoaded(await loadCandidates(offer, hint));
  }

  if (loaded) return <RequestRights offer={offer} hint={hint} first={loaded} />;
  return (
    <DialogFrame
      title={say(wordsFor(rightOffered(offer).right).refused)}
      size="ask"
      cancelLabel={null}
      confirm={{ perform: () => {} }}
    >
      <p className="ui-dialog-text">{reason}</p>
      <p className="ui-dialog-text">
        <RequestLink offer={offer} onFollow={(event) => void request(event)} />
      </p>
    </DialogFrame>
  );
}
