import { revisit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { removalWords as words } from "../wording.ts";
import type { readRemoval } from "../screen.ts";
import { useState } from "react";
import { type Heir, HeirChoice } from "./heir-choice.tsx";
import { Becoming } from "./becoming.tsx";
import { useRemoving } from "./use-removing.ts";

/** Asks before somebody is deleted from the list of people. */
export function RemoveDialog({ removal }: { removal: OutputOf<typeof readRemoval> }) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const remove = useRemoving(removal);

  const [heir, setHeir] = useState<Heir | null>(null);

  async function perform(): Promise<Outcome> {
    const failed = await remove(heir, () => revisit());
    if (failed) return sayRefusal(failed, "remove-person");
  }

  return (
    <DialogFrame
      title={removal.title}
      size="ask"
      confirm={{ label: say(words.confirm), look: "danger", perform }}
    >
      <Becoming removal={removal} />
      <HeirChoice without={[removal.id]} heir={heir} onChoose={setHeir} />
    </DialogFrame>
  );
}
