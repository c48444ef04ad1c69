import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { redoImport, undoImport } from "../contract.ts";
import { patiently } from "../model/call-time-out.ts";
import { importingWords as words } from "../wording.ts";

/** Takes an import back, and takes that back. */
export function useUndoing(id: number) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);

  async function redo(): Promise<void> {
    setBusy(true);
    const answer = await send(redoImport, { id }, patiently);
    setBusy(false);
    if (!answer.success) return fail(answer);
    await revisit();
    tell({ text: say(words.redid, { count: answer.restored }) });
  }

  async function undo(): Promise<void> {
    setBusy(true);
    const answer = await send(undoImport, { id }, patiently);
    setBusy(false);
    if (!answer.success) return fail(answer);
    await revisit();
    const { removed, reset, kept } = answer;
    const told = [
      say(words.undid, { removed }),
      reset > 0 ? say(words.reset, { count: reset }) : "",
      kept > 0 ? say(words.kept, { count: kept }) : "",
    ];
    const text = told.filter(Boolean).join(" · ");
    tell({ kind: "undo", text, undo: { label: say(words.redoLabel), perform: () => void redo() } });
  }

  return { undo, redo, busy };
}
