import { useState } from "react";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import type { SubsiteRole } from "#kernel/viewer.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { roleOptions } from "../../parts/role-options.ts";
import { answerWords } from "../../wording.ts";
import { addMembersCall } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";
import { optionsOf } from "./place-options.ts";
import { usePlacing } from "./use-placing.ts";
import type { Place } from "./subsite-deed-dialog.tsx";

type Props = { ids: readonly number[]; places: readonly Place[]; onDone: () => void };

/** Brings several people of the site into a subsite that is chosen. */
export function AddToSubsiteDialog({ ids, onDone, ...props }: Props) {
  const say = useSay();
  const placed = usePlacing();
  const sayRefusal = useDialogRefusals();
  const [chosen, setChosen] = useState("");
  const [role, setRole] = useState<SubsiteRole>("viewer");
  const places = props.places.filter(({ isArchived }) => !isArchived);
  const place = places.find(({ id }) => String(id) === chosen);

  async function perform(): Promise<Outcome> {
    if (!place) return say(words.choose);
    const answer = await send(addMembersCall, { id: place.id, ...among(ids), role }, severalTime);
    if (!answer.success) return sayRefusal(answer, "invite-people");
    return placed(answer, { text: words.addDone, name: place.name, onDone });
  }

  const confirm = { label: say(words.add), perform, disabledReason: place ? null : say(words.choose) };
  return (
    <DialogFrame title={say(words.addTitle, { count: ids.length })} {...(places.length > 0 && { confirm })}>
      <p className="ui-dialog-text">{say(places.length === 0 ? words.noPlace : words.addHelp)}</p>
      {places.length > 0 && (
        <>
          <SelectField
            label={say(words.subsite)}
            hint={place && place.inside > 0 && say(words.inside, { inside: place.inside, count: ids.length })}
            value={chosen}
            options={optionsOf(places, say(words.choose))}
            onChange={setChosen}
          />
          <RadioCards
            label={say(answerWords.role)}
            value={role}
            onChange={(next) => setRole(next as SubsiteRole)}
            options={roleOptions(say)}
          />
        </>
      )}
    </DialogFrame>
  );
}
