import Search from "lucide-react/icons/search";
import { useEffect, useId, useState } from "react";
import { afterPause } from "#client/after-pause.ts";
import { readScreenOfSite } from "#client/read-screen.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { listingAddress } from "../../model/listing.ts";
import type { PersonShown, peopleScreen } from "../../screen.ts";
import { reportingWords as words } from "../wording.ts";
import "./manager-choice.css";

type Somebody = Pick<PersonShown, "id" | "name">;

/** As many as are looked over at once. */
const foundMost = 5;

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

/** Whom somebody reports to: nobody, or a person who is found by name. */
export function ManagerChoice({ label, hint, value, told, personId, error, onChange }: ChoiceProps) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<Somebody | null>(
    value === "" ? null : { id: Number(value), name: told ?? say(words.gone) },
  );
  const { people, hasFailed } = useFound(typed.trim(), personId);
  const isGone = told === null && value !== "" && chosen?.name === say(words.gone);

  function choose(person: Somebody | null) {
    setChosen(person);
    onChange(person === null ? "" : String(person.id));
  }

  const others = people.filter(({ id }) => id !== chosen?.id);
  return (
    <div className="reporting-choice">
      <TextField
        label={label}
        hint={isGone ? say(words.goneChosen) : (hint ?? say(words.find))}
        type="search"
        icon={Search}
        value={typed}
        autoComplete="off"
        error={hasFailed ? say(words.notFound) : error}
        onChange={setTyped}
      />
      <Choices
        label={label}
        people={chosen ? [chosen, ...others] : others}
        {...{ chosen }}
        onChoose={choose}
      />
      <p role="status">{typed !== "" && people.length === 0 && !hasFailed && say(words.noneFound)}</p>
    </div>
  );
}

function Choices(props: {
  label: string;
  people: readonly Somebody[];
  chosen: Somebody | null;
  onChoose: (person: Somebody | null) => void;
}) {
  const say = useSay();
  const group = useId();
  const { label, people, chosen, onChoose } = props;
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

const pause = 200;
type Found = { readonly people: readonly Somebody[]; readonly hasFailed: boolean };
const nobodyFound: Found = { people: [], hasFailed: false };

/** People of the site whose name holds what was typed. */
function useFound(typed: string, without: number): Found {
  const [found, setFound] = useState(nobodyFound);
  useEffect(() => {
    if (typed === "") return;
    return afterPause(pause, async (signal) => {
      const read = readScreenOfSite<ScreenData<typeof peopleScreen>>(listingAddress({ q: typed }));
      const listed = await read.catch(() => null);
      if (signal.aborted) return;
      const people = (listed?.people ?? []).filter(({ id }) => id !== without);
      setFound({ people: people.slice(0, foundMost), hasFailed: listed === null });
    });
  }, [typed, without]);
  return typed === "" ? nobodyFound : found;
}
