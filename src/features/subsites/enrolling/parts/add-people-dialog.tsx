import { useEffect, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { addMembersCall, findCandidates } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";
import { AskedFields, type AskedFor } from "./asked-fields.tsx";
import { Candidates } from "./candidates.tsx";
import { usePlacing } from "./use-placing.ts";

export type Found = OutputOf<typeof findCandidates>;

/** Brings people of the site into this subsite: a box for each, found by words or by group. Who was chosen stays so, whatever is searched for next. */
export function AddPeopleDialog({ subsite: { id, name } }: { subsite: { id: number; name: string } }) {
  const say = useSay();
  const placed = usePlacing();
  const sayRefusal = useDialogRefusals();
  const [asked, setAsked] = useState<AskedFor>({ q: "", group: "" });
  const [role, setRole] = useState<SubsiteRole>("viewer");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { found, failed } = useFound(id, asked);

  async function perform(): Promise<Outcome> {
    const answer = await send(addMembersCall, { id, ...among([...chosen]), role }, severalTime);
    if (!answer.success) return sayRefusal(answer, "invite-people");
    return placed(answer, { text: words.addDone, name });
  }

  const count = chosen.size;
  return (
    <DialogFrame
      title={say(words.addToTitle, { name })}
      description={say(words.addHelp)}
      size="invite"
      confirm={{
        label: say(words.addCount, { count }),
        perform,
        disabledReason: count === 0 ? say(words.nobodyChosen) : null,
      }}
    >
      <AskedFields {...{ asked, role }} groups={found?.groups ?? []} onAsk={setAsked} onRole={setRole} />
      {failed && <ErrorText announced>{say(words.notLoaded)}</ErrorText>}
      {found && (
        <Candidates
          {...{ found, chosen, isNarrowed: asked.q.trim() !== "" || asked.group !== "" }}
          onChoose={setChosen}
        />
      )}
    </DialogFrame>
  );
}

const pause = 250;

/** Who is not in the subsite yet, at once, and after a pause those who are found by what is typed; the last answer stays meanwhile. */
function useFound(id: number, asked: AskedFor) {
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const { group } = asked;
  const q = asked.q.trim();
  useEffect(
    () =>
      afterPause(q === "" ? 0 : pause, async (signal) => {
        const fields = { id, q, ...(group !== "" && { group: Number(group) }) };
        const answer = await send(findCandidates, fields, { signal });
        if (signal.aborted) return;
        setFailed(!answer.success);
        if (answer.success) setFound(answer);
      }),
    [id, q, group],
  );
  return { found, failed };
}
