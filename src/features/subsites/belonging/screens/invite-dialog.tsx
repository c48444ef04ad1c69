import { send } from "#client/call.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { subsiteRefusals } from "../../wording.ts";
import { inviteToSpaces } from "../contract.ts";
import { type Choices, type Place, bringing } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";
import { ChoicesDialog } from "./choices-dialog.tsx";
import { useChanged } from "../parts/use-changed.ts";

type InviteDialogProps = { person: { readonly id: number; readonly name: string }; places: readonly Place[] };

/** Brings somebody of the site into other subsites, each with a role (MEMB-01). */
export function InviteDialog({ person, places }: InviteDialogProps) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { changed } = useChanged(person);

  async function perform(choices: Choices): Promise<Outcome> {
    const chosen = Object.fromEntries(Object.entries(choices).filter(([, role]) => role !== ""));
    const ids = Object.keys(chosen);
    if (ids.length === 0) return say(sentenceOf(subsiteRefusals, "no-role-chosen"));
    const answer = await send(inviteToSpaces, bringing(person.id, chosen));
    if (!answer.success) return sayRefusal(answer, "invite-people");
    const give = Object.fromEntries(ids.map((id) => [id, "delete"]));
    await changed(say(words.added, person), { give, bring: {} });
  }

  const options = roleOptions(say).map(({ value, label }) => ({ value, label }));
  return (
    <ChoicesDialog
      title={say(words.inviteTitle)}
      description={say(words.inviteOf, person)}
      none={say(words.noJoinable, person)}
      options={[{ value: "", label: say(words.notThere) }, ...options]}
      initial={{}}
      confirm={say(words.add)}
      {...{ places, perform }}
    />
  );
}
