import { useLayoutEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { askToRead } from "../contract.ts";
import type { AskedAt } from "../model/asked-page.ts";
import { rightsRequestWords as words } from "../wording.ts";

/** Asks for a page at whose address nothing is shown (ROUT-38); what is said afterwards does not tell whether it is there. */
export function ReadingOffer({ at }: { at: AskedAt }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [stands, setStands] = useState<"open" | "busy" | "asked">("open");
  const answer = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone.
  useLayoutEffect(() => answer.current?.focus(), [stands]);

  async function ask() {
    if (stands === "busy") return;
    setStands("busy");
    const sent = await send(askToRead, at);
    setStands(sent.success ? "asked" : "open");
    if (sent.success) return;
    const isTold = sent.code === "too-many-attempts" || sent.expired;
    if (isTold) fail(sent);
    else tell({ kind: "error", text: say(words.sendFailed) });
  }

  if (stands === "asked")
    return (
      <p ref={answer} tabIndex={-1}>
        {say(words.askedToRead)}
      </p>
    );
  return (
    <>
      <p>{say(words.askToReadHelp)}</p>
      <Button look="primary" busy={stands === "busy"} onPress={() => void ask()}>
        {say(words.askToRead)}
      </Button>
    </>
  );
}
