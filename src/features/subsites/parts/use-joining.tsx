import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { joinSpace, removeFromSpace } from "../contract.ts";
import { isTold, joined, joining, leaving } from "../model/joining.ts";
import type { ListedSubsite } from "../screen.ts";
import { joinRequestWords, subsiteWords } from "../wording.ts";

/** Joins at once and goes there (SLST-07), or lets one choose whom to ask (SLST-06). */
export function useJoining({ id, name }: Pick<ListedSubsite, "id" | "name">, me: number) {
  const say = useSay();
  const { open } = useDialogs();
  const { tell, fail } = useNotices();
  const arrive = useArriving({ id, name }, me);
  const [busy, setBusy] = useState(false);
  const takeAway = useRef(() => {});

  async function join() {
    if (busy) return;
    takeAway.current();
    setBusy(true);
    const answer = await send(joinSpace, joining(id));
    setBusy(false);
    if (!answer.success) {
      if (answer.expired) return fail(answer);
      const text = isTold(answer.code) ? answer.reason : (answer.said ?? say(joinRequestWords.failed));
      takeAway.current = tell({ kind: "error", text });
      return;
    }
    const came = joined(answer);
    if (came.what === "choose")
      return void open(async () => {
        const { AskDialog } = await import("../screens/ask-dialog.tsx");
        return <AskDialog id={id} name={name} admins={came.admins} onJoined={arrive} />;
      });
    if (came.what === "joined") await arrive(came.address);
  }

  return { busy, join };
}

function useArriving({ id, name }: Pick<ListedSubsite, "id" | "name">, me: number) {
  const say = useSay();
  const { tell } = useNotices();
  const leave = useLeaving(name);
  return async function arrive(address: string): Promise<void> {
    await visit(address);
    const undo = { label: say(subsiteWords.undo), perform: () => void leave(id, me) };
    tell({ kind: "undo", text: say(subsiteWords.joined, { name }), undo });
  };
}

function useLeaving(name: string): (id: number, me: number) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async function leave(id, me) {
    const answer = await send(removeFromSpace, leaving(id, me));
    if (!answer.success) return fail(answer);
    await visit("/subsites/");
    tell({ text: say(subsiteWords.left, { name }) });
  };
}
