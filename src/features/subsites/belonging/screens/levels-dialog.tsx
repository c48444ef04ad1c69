import { send } from "#client/call.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { notificationLevels } from "#features/sites/contract.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { setSubsitePermissions } from "../../contract.ts";
import { subsiteRefusals } from "../../wording.ts";
import { type Choices, type Place, changesIn, levelsOf, telling } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";
import { ChoicesDialog } from "./choices-dialog.tsx";
import { useChanged } from "../parts/use-changed.ts";

type LevelsDialogProps = { person: { readonly id: number; readonly name: string }; places: readonly Place[] };

/** How somebody is told of each subsite (MEMB-08, MEMB-12). */
export function LevelsDialog({ person, places }: LevelsDialogProps) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { toldOtherwise } = useChanged(person);
  const before = levelsOf(places);

  async function perform(choices: Choices): Promise<Outcome> {
    if (Object.values(choices).includes("")) return say(sentenceOf(subsiteRefusals, "no-level-chosen"));
    const changes = changesIn(before, choices);
    if (Object.keys(changes).length === 0) return;
    const answer = await send(setSubsitePermissions, telling(person.id, changes));
    if (!answer.success) return sayRefusal(answer, "change-role");
    await toldOtherwise(changesIn(choices, before));
  }

  return (
    <ChoicesDialog
      title={say(words.level)}
      description={say(words.levelOf, person)}
      none={say(words.noManaged, person)}
      options={notificationLevels.map((level) => ({ value: level, label: say(words[level]) }))}
      initial={before}
      confirm={say(words.save)}
      {...{ places, perform }}
    />
  );
}
