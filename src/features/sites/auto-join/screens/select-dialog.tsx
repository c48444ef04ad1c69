import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { type RefusalContent, useRefusedInside } from "../../rights/parts/tell-refusal.ts";
import { setAutoJoinSubsites } from "../contract.ts";
import { type Choosable, choosing } from "../model/choice.ts";
import { autoJoinWords as words } from "../wording.ts";

/** Chooses the subsites that people join who are invited from then on (AUTJ-02, AUTJ-06). */
export function SelectDialog(props: { choice: readonly Choosable[]; refusal: RefusalContent }) {
  const say = useSay();
  const { choice, refusal } = props;
  const save = useSavingChoice(chosenOf(choice), refusal);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(chosenOf(choice)));

  function turn(id: number, isOn: boolean) {
    setChosen((before) => new Set([...before].filter((each) => each !== id).concat(isOn ? [id] : [])));
  }

  if (choice.length === 0)
    return (
      <DialogFrame title={say(words.selectTitle)} cancelLabel={null} confirm={{ perform: () => {} }}>
        <p>{say(words.noSubsites)}</p>
      </DialogFrame>
    );
  return (
    <DialogFrame
      title={say(words.selectTitle)}
      description={say(words.selectHelp)}
      confirm={{ label: say(words.save), perform: () => save([...chosen]) }}
    >
      <fieldset className="sites-settings-checks">
        <legend className="ui-unseen">{say(words.subsites)}</legend>
        {choice.map(({ id, safeName }) => (
          <Checkbox
            key={id}
            label={<span dir="auto">{textOfHtml(safeName)}</span>}
            checked={chosen.has(id)}
            onChange={(isOn) => turn(id, isOn)}
          />
        ))}
      </fieldset>
    </DialogFrame>
  );
}

function chosenOf(choice: readonly Choosable[]): number[] {
  return choice.filter(({ isChosen }) => isChosen).map(({ id }) => id);
}

/** Saves, tells how many are chosen, and offers to go back to what was chosen before. */
function useSavingChoice(
  before: readonly number[],
  refusal: RefusalContent,
): (ids: readonly number[]) => Promise<Outcome> {
  const say = useSay();
  const refused = useRefusedInside(refusal);
  const { tell, fail } = useNotices();

  async function takeBack() {
    const answer = await send(setAutoJoinSubsites, choosing(before));
    if (!answer.success) return fail(answer);
    await revisit();
    tell({ text: say(words.restored) });
  }
  return async function save(ids) {
    const answer = await send(setAutoJoinSubsites, choosing(ids));
    if (!answer.success) return refused(answer);
    await revisit();
    const undo = { label: say(words.undo), perform: () => void takeBack() };
    tell({ kind: "undo", text: say(words.saved, { count: ids.length }), undo });
  };
}
