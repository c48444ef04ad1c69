import { useSay } from "#ui/language.tsx";
import { PersonChoice, type Somebody } from "../../choosing/parts/person-choice.tsx";
import { removalWords as words } from "../wording.ts";
import "./removal.css";

export type Heir = Somebody;

/** Who comes into what people had: nobody, or a person of the site; nobody from outside, who may not come into anything. */
export function HeirChoice(props: {
  /** Those who are deleted. */
  without: readonly number[];
  heir: Heir | null;
  onChoose: (heir: Heir | null) => void;
}) {
  const say = useSay();
  const { without, heir, onChoose } = props;
  return (
    <div className="removal-heir">
      <PersonChoice
        label={say(words.handOver)}
        hint={say(words.handOverHint)}
        chosen={heir}
        told={heir ? say(words.heirChosen, { name: heir.name }) : undefined}
        {...{ without, onChoose }}
      />
    </div>
  );
}
