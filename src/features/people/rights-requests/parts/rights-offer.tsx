import type { MouseEvent } from "react";
import { useDialogs } from "#ui/dialog-host.tsx";
import type { Right, KnownHint } from "../wording.ts";
import { RequestLink } from "./request-link.tsx";

/** The link on a screen that was refused; the dialog is fetched with the list when it is followed. */
export function RightsOffer({ right, hint }: { right: Right; hint: KnownHint }) {
  const { open } = useDialogs();

  function request(event: MouseEvent) {
    event.preventDefault();
    open(async () => {
      const [{ RequestRights }, { loadCandidates }] = await Promise.all([
        import("./request-rights.tsx"),
        import("./load-candidates.ts"),
      ]);
      return <RequestRights right={right} hint={hint} first={await loadCandidates(right, hint)} />;
    });
  }

  return <RequestLink right={right} onFollow={request} />;
}
