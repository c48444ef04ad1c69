import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import { send } from "#client/call.ts";
import { batchTime, outcomeOf } from "#features/pages/batches/model/wire.ts";
import { useBatchDone } from "#features/pages/batches/parts/use-batch-done.ts";
import { batchWords } from "#features/pages/batches/wording.ts";
import { changeWords } from "#features/sharing/changes/wording.ts";
import { PersonSearch } from "#features/sharing/parts/person-search.tsx";
import { sharingRefusals } from "#features/sharing/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { sharingWords } from "#features/sharing/wording.ts";
import "../../permissions/screens/permissions.css";
import type { SharingPerson } from "#features/sharing/model/listed.ts";
import { shareBatch } from "../contract.ts";
import {
  type BatchLine,
  type BatchSharing,
  type BatchTurns,
  addedLine,
  linesToSend,
  turned,
} from "../model/batch-lines.ts";
import { useLossQuestion } from "./use-loss-question.tsx";
import { BatchLines } from "./batch-lines-table.tsx";

type ShareBatchProps = { ids: readonly number[]; sharing: BatchSharing };

/** Changes who sees and edits several pages: what is turned is turned for all of them, everything else stays as it is on each. */
export function ShareBatchDialog({ ids, sharing }: ShareBatchProps) {
  const say = useSay();
  const done = useBatchDone();
  const { lines, turns, turn, add } = useTurns(sharing);
  const mayGoOn = useLossQuestion();

  async function perform(): Promise<Outcome> {
    if (!(await mayGoOn(ids, turns))) return say(changeWords.notSaved);
    const answer = await send(shareBatch, { ids: [...ids], ...linesToSend(turns) }, batchTime);
    if (!answer.success) return answer.said ?? say(batchWords.failed);
    const outcome = outcomeOf(answer);
    // What was chosen stays where none of it was done.
    if (outcome.task === null) return outcome.left.join(" ") || say(batchWords.noneAllowed);
    void done(say(batchWords.shared, { count: outcome.done }), outcome);
  }

  return (
    <DialogFrame
      title={say(batchWords.shareTitle, { count: sharing.count })}
      description={say(batchWords.shareHint)}
      size="edit"
      confirm={{
        label: say(sharingWords.save),
        perform,
        disabledReason: turns.size === 0 ? say(batchWords.nothing) : null,
      }}
    >
      {sharing.mayAddPeople && (
        <PersonSearch label={say(sharingWords.addPerson)} icon={UserPlus} onChoose={add} />
      )}
      <BatchLines {...{ sharing, lines, turns }} onTurn={turn} />
      {sharing.left && <p className="ui-dialog-text">{sharing.left}</p>}
    </DialogFrame>
  );
}

/** The lines with those that were added, and what was turned. */
function useTurns({ lines: listed }: BatchSharing) {
  const say = useSay();
  const { tell } = useNotices();
  const [added, setAdded] = useState<readonly BatchLine[]>([]);
  const [turns, setTurns] = useState<BatchTurns>(new Map());
  const lines = [...listed, ...added];

  function add(person: SharingPerson): void {
    if (person.isAdmin) return void tell({ text: say(sentenceOf(sharingRefusals, "admins-always-edit")) });
    const name = String(person.id);
    if (!lines.some((line) => line.name === name)) setAdded([...added, addedLine(person)]);
    setTurns(turned(turns, name, "view", true));
  }

  const turn = (name: string, right: "view" | "edit", isOn: boolean) =>
    setTurns(turned(turns, name, right, isOn));
  return { lines, turns, turn, add };
}
