import type { MouseEvent } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import type { Offer } from "#kernel/refusal.ts";
import type { KnownHint } from "../wording.ts";
import { RequestLink } from "./request-link.tsx";

/** The link on a screen that was refused; the dialog is fetched with the list when it is followed. */
export function RightsOffer({ offer, hint }: { offer: Offer; hint: KnownHint }) {
  const { open } = useDialogs();

  function request(event: MouseEvent) {
    event.preventDefault();
    open(async () => {
      const [{ RequestRights }, { loadCandidates }] = await Promise.all([
        import("./request-rights.tsx"),
        import("./load-candidates.ts"),
      ]);
      return <RequestRights offer={offer} hint={hint} first={await loadCandidates(offer, hint)} />;
    });
  }

  return <RequestLink offer={offer} onFollow={request} />;
}
