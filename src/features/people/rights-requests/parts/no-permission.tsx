import { type MouseEvent, useState } from "react";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { type Right, type KnownHint, rightsRequestWords } from "../wording.ts";
import { type Loaded, loadCandidates } from "./load-candidates.ts";
import { RequestLink } from "./request-link.tsx";
import { RequestRights } from "./request-rights.tsx";

type Refused = {
  readonly reason: string;
  readonly code: string;
  readonly right: Right;
  readonly hint: KnownHint;
};

/** Says who alone may do this, and leads to requesting these rights in the same place (ROLE-23, ROLE-27). */
export function NoPermission({ reason, code, right, hint }: Refused) {
  const say = useSay();
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  async function request(event: MouseEvent) {
    event.preventDefault();
    setLoaded(await loadCandidates(right, hint));
  }

  if (loaded) return <RequestRights right={right} hint={hint} first={loaded} />;
  return (
    <DialogFrame
      title={say(rightsRequestWords[titleFor(code, right)])}
      size="ask"
      cancelLabel={null}
      confirm={{ perform: () => {} }}
    >
      <p className="ui-dialog-text">{reason}</p>
      <p className="ui-dialog-text">
        <RequestLink right={right} onFollow={(event) => void request(event)} />
      </p>
    </DialogFrame>
  );
}

function titleFor(code: string, right: Right): "noOwner" | "noEditor" | "noAdmin" {
  if (right === "owner") return "noOwner";
  return code === "editors-only" ? "noEditor" : "noAdmin";
}
