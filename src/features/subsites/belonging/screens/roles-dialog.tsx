import { send } from "#client/call.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { setSubsitePermissions } from "../../contract.ts";
import { roleOptions } from "../../parts/role-options.ts";
import { subsiteRefusals } from "../../wording.ts";
import { type Choices, type Place, changesIn, giving, rolesOf, wayBack } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";
import { ChoicesDialog } from "./choices-dialog.tsx";
import { useChanged } from "../parts/use-changed.ts";

type RolesDialogProps = { person: { readonly id: number; readonly name: string }; places: readonly Place[] };

/** What somebody is in each subsite that the viewer manages; one of the roles is that they are in it no more (MEMB-08, MEMB-11, MEMB-13). */
export function RolesDialog({ person, places }: RolesDialogProps) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { changed } = useChanged(person);
  const before = rolesOf(places);

  async function perform(choices: Choices): Promise<Outcome> {
    if (Object.values(choices).includes("")) return say(sentenceOf(subsiteRefusals, "no-role-chosen"));
    const changes = changesIn(before, choices);
    if (Object.keys(changes).length === 0) return;
    const answer = await send(setSubsitePermissions, giving(person.id, changes));
    if (!answer.success) return sayRefusal(answer, "change-role");
    await changed(say(words.saved, person), wayBack(before, changes));
  }

  const options = roleOptions(say).map(({ value, label }) => ({ value, label }));
  return (
    <ChoicesDialog
      title={say(words.edit)}
      description={say(words.editOf, person)}
      none={say(words.noManaged, person)}
      options={[...options, { value: "delete", label: say(words.delete) }]}
      initial={before}
      confirm={say(words.save)}
      {...{ places, perform }}
    />
  );
}
