import { useState } from "react";
import { send } from "#client/call.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { removeFromSpace } from "../../contract.ts";
import { type Place, takingOut } from "../model/places.ts";
import { belongingWords as words } from "../wording.ts";
import { useChanged } from "../parts/use-changed.ts";

type TakeOutDialogProps = {
  person: { readonly id: number; readonly name: string };
  places: readonly Place[];
};

/** Takes somebody out of a subsite that is chosen (MEMB-04, MEMB-07). */
export function TakeOutDialog({ person, places }: TakeOutDialogProps) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const { changed } = useChanged(person);
  const [chosen, setChosen] = useState<string>();
  const isEmpty = places.length === 0;

  async function perform(): Promise<Outcome> {
    const place = places.find(({ id }) => String(id) === chosen);
    if (!place) return say(words.noSubsite);
    const answer = await send(removeFromSpace, takingOut(person.id, place.id));
    if (!answer.success) return sayRefusal(answer, "remove-person");
    const text = say(words.removed, { name: person.name, subsite: place.name });
    await changed(text, { give: {}, bring: { [place.id]: place.role ?? "viewer" } });
  }

  const confirm = { label: say(words.removeConfirm), look: "danger", perform } as const;
  return (
    <DialogFrame title={say(words.removeTitle, person)} size="ask" {...(!isEmpty && { confirm })}>
      <p className="ui-dialog-text">{say(isEmpty ? words.noRemovable : words.removeHelp, person)}</p>
      {!isEmpty && (
        <RadioCards
          label={say(words.subsite)}
          value={chosen ?? ""}
          onChange={setChosen}
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </DialogFrame>
  );
}
