import { useState } from "react";
import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { BecomingOf } from "../../removal/screens/becoming.tsx";
import { type Heir, HeirChoice } from "../../removal/screens/heir-choice.tsx";
import { removalWords } from "../../removal/wording.ts";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { removePeople } from "../contract.ts";
import { among, severalTime } from "../model/wire.ts";
import { peopleBatchWords as words } from "../wording.ts";
import { LeftOut } from "./left-out.tsx";
import type { Checked } from "./use-people-deeds.tsx";
import { usePeopleDone } from "./use-people-done.ts";

/** Asks before several people are deleted, and says what becomes of what they have. */
export function BatchRemovalDialog(props: { ids: readonly number[]; may: Checked; onDone: () => void }) {
  const say = useSay();
  const done = usePeopleDone();
  const sayRefusal = useDialogRefusals();
  const { ids, may, onDone } = props;
  const [heir, setHeir] = useState<Heir | null>(null);

  async function perform(): Promise<Outcome> {
    const answer = await send(removePeople, { ...among(ids), ...(heir && { to: heir.id }) }, severalTime);
    if (!answer.success) return sayRefusal(answer, "remove-person");
    if (answer.task === null) return answer.left.join(" ") || say(words.noneAllowed);
    onDone();
    void done(say(words.removeDone, { count: answer.done }), answer);
  }

  return (
    <DialogFrame
      title={say(words.removeTitle, { count: may.allowed })}
      size="ask"
      confirm={{ label: say(removalWords.confirm), look: "danger", perform }}
    >
      <BecomingOf removal={may} signIn={say(words.signIn)} />
      <HeirChoice without={ids} heir={heir} onChoose={setHeir} />
      <LeftOut left={may.left} />
    </DialogFrame>
  );
}
