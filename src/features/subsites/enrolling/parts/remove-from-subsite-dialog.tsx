import { useState } from "react";
import { send } from "#client/call.ts";
import { among, severalTime } from "#features/people/several/model/wire.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { removeMembers } from "../contract.ts";
import { memberBatchWords as words } from "../wording.ts";
import { optionsOf } from "./place-options.ts";
import { usePlacing } from "./use-placing.ts";
import type { Place } from "./subsite-deed-dialog.tsx";

type Props = { ids: readonly number[]; places: readonly Place[]; onDone: () => void };

/** Takes several people out of a subsite that is chosen among those in which some of them are. */
export function RemoveFromSubsiteDialog({ ids, onDone, ...props }: Props) {
  const say = useSay();
  const placed = usePlacing();
  const sayRefusal = useDialogRefusals();
  const places = props.places.filter(({ inside }) => inside > 0);
  const [chosen, setChosen] = useState(places.length === 1 ? String(places[0]?.id) : "");
  const place = places.find(({ id }) => String(id) === chosen);

  async function perform(): Promise<Outcome> {
    if (!place) return say(words.choose);
    const answer = await send(removeMembers, { id: place.id, ...among(ids) }, severalTime);
    if (!answer.success) return sayRefusal(answer, "remove-person");
    return placed(answer, { text: words.removeDone, name: place.name, onDone });
  }

  const confirm = {
    label: say(words.remove),
    look: "danger",
    perform,
    disabledReason: place ? null : say(words.choose),
  } as const;
  return (
    <DialogFrame
      title={say(words.removeChoose, { count: ids.length })}
      size="ask"
      {...(places.length > 0 && { confirm })}
    >
      <p className="ui-dialog-text">{say(places.length === 0 ? words.noneInside : words.removeHelp)}</p>
      {places.length > 0 && (
        <SelectField
          label={say(words.subsite)}
          hint={place && say(words.insideOf, { inside: place.inside, count: ids.length })}
          value={chosen}
          options={optionsOf(places, say(words.choose))}
          onChange={setChosen}
        />
      )}
    </DialogFrame>
  );
}
