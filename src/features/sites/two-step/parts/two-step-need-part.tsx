import { useId } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { type TwoStepNeed, requireTwoStep, twoStepNeeds } from "../../contract.ts";
import { useTellRefusal } from "../../rights/parts/tell-refusal.ts";
import { twoStepNeedWords as words } from "../wording.ts";

/** Of whom a second step is asked at sign-in; a choice counts at once and can be taken back. */
export function TwoStepNeedPart({ need }: { need: TwoStepNeed }) {
  const say = useSay();
  const heading = useId();
  const choose = useChoosing(need);
  return (
    <section className="sites-settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(words.title)}</h2>
      <p>{say(words.help)}</p>
      <div className="sites-settings-form">
        <SelectField
          label={say(words.label)}
          name="need"
          value={need}
          options={twoStepNeeds.map((each) => ({ value: each, label: say(words[each]) }))}
          onChange={(value) => void choose(value as TwoStepNeed)}
        />
      </div>
    </section>
  );
}

function useChoosing(before: TwoStepNeed): (need: TwoStepNeed) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  return async (need) => {
    const answer = await send(requireTwoStep, { need });
    if (!answer.success) return answer.offer ? tellRefusal(answer, "change-settings") : fail(answer);
    await revisit();
    const undo = async () => {
      const undone = await send(requireTwoStep, { need: before });
      if (!undone.success) return fail(undone);
      await revisit();
    };
    tell({
      kind: "undo",
      text: say(words.saved),
      undo: { label: say(words.undo), perform: () => void undo() },
    });
  };
}
