import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PersonShown } from "../../screen.ts";
import { choosingWords as words } from "../wording.ts";
import { useFoundPeople } from "./use-found-people.ts";
import "./person-choice.css";

export type Somebody = Pick<PersonShown, "id" | "name">;

type ChoiceProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  chosen: Somebody | null;
  /** What follows from the choice. */
  told?: string | undefined;
  /** Those who are not offered. */
  without: readonly number[];
  withExternals?: boolean;
  onChoose: (person: Somebody | null) => void;
};

/** Nobody, or a person of the site who is found by name. */
export function PersonChoice(props: ChoiceProps) {
  const { label, hint, error, chosen, told, without, withExternals = false, onChoose } = props;
  const say = useSay();
  const [typed, setTyped] = useState("");
  const { people, hasFailed } = useFoundPeople(typed.trim(), without, withExternals);
  const others = people.filter(({ id }) => id !== chosen?.id);
  const isNoneFound = typed.trim() !== "" && people.length === 0 && !hasFailed;
  return (
    <div className="choosing-person">
      <TextField
        label={label}
        hint={hint ?? say(words.find)}
        type="search"
        icon={Search}
        value={typed}
        autoComplete="off"
        error={hasFailed ? say(words.notFound) : error}
        onChange={setTyped}
      />
      <Choices label={label} people={chosen ? [chosen, ...others] : others} {...{ chosen, onChoose }} />
      <p role="status">{told ?? (isNoneFound && say(words.noneFound))}</p>
    </div>
  );
}

type ChoicesProps = Pick<ChoiceProps, "label" | "chosen" | "onChoose"> & { people: readonly Somebody[] };

function Choices({ label, people, chosen, onChoose }: ChoicesProps) {
  const say = useSay();
  const group = useId();
  if (people.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={label}>
      {people.map(({ id, name }) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            checked={chosen?.id === id}
            onChange={() => onChoose({ id, name })}
          />
          <bdi>{name}</bdi>
        </label>
      ))}
      <label>
        <input type="radio" name={group} checked={chosen === null} onChange={() => onChoose(null)} />
        {say(words.noOne)}
      </label>
    </div>
  );
}
