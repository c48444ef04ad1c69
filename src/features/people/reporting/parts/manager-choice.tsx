import { useState } from "react";
import { useSay } from "#ui/language.tsx";
import { PersonChoice, type Somebody } from "../../choosing/parts/person-choice.tsx";
import { reportingWords as words } from "../wording.ts";

type ChoiceProps = {
  label: string;
  hint?: string | undefined;
  /** The number of whom they report to; empty for nobody. */
  value: string;
  /** The name that goes with it when the form opens; null where that person has left. */
  told: string | null;
  /** Whose field it is: nobody reports to themself. */
  personId: number;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Whom somebody reports to. */
export function ManagerChoice({ label, hint, value, told, personId, error, onChange }: ChoiceProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<Somebody | null>(
    value === "" ? null : { id: Number(value), name: told ?? say(words.gone) },
  );
  const isGone = told === null && value !== "" && chosen?.name === say(words.gone);

  function choose(person: Somebody | null) {
    setChosen(person);
    onChange(person === null ? "" : String(person.id));
  }

  return (
    <PersonChoice
      {...{ label, error, chosen }}
      hint={isGone ? say(words.goneChosen) : hint}
      without={[personId]}
      withExternals
      onChoose={choose}
    />
  );
}
