import Search from "lucide-react/icons/search";
import { useEffect, useId, useState } from "react";
import { readScreenOfSite } from "#client/read-screen.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { listingAddress } from "../../model/listing.ts";
import type { PersonShown, peopleScreen } from "../../screen.ts";
import { removalWords as words } from "../wording.ts";
import "./removal.css";

export type Heir = Pick<PersonShown, "id" | "name">;

/** As many as are looked over at once. */
const foundMost = 5;

/** Who comes into what people had: nobody, or somebody who is found by name. */
export function HeirChoice(props: {
  /** Those who are deleted. */
  without: readonly number[];
  heir: Heir | null;
  onChoose: (heir: Heir | null) => void;
}) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const { people, hasFailed } = useFound(typed.trim(), props.without);
  const { heir, onChoose } = props;
  return (
    <div className="removal-heir">
      <TextField
        label={say(words.handOver)}
        hint={say(words.handOverHint)}
        type="search"
        icon={Search}
        value={typed}
        autoComplete="off"
        error={hasFailed ? say(words.heirsNotFound) : undefined}
        onChange={setTyped}
      />
      <HeirsFound
        found={heir && !people.some(({ id }) => id === heir.id) ? [heir, ...people] : people}
        {...{ heir, onChoose }}
      />
      <p role="status">
        {heir
          ? say(words.heirChosen, { name: heir.name })
          : typed !== "" && people.length === 0 && !hasFailed && say(words.noHeir)}
      </p>
    </div>
  );
}

function HeirsFound(props: {
  found: readonly Heir[];
  heir: Heir | null;
  onChoose: (heir: Heir | null) => void;
}) {
  const say = useSay();
  const group = useId();
  const { found, heir, onChoose } = props;
  if (found.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={say(words.handOver)}>
      <HeirLine
        {...{ group }}
        name={say(words.nobody)}
        checked={heir === null}
        onChoose={() => onChoose(null)}
      />
      {found.map(({ id, name }) => (
        <HeirLine
          key={id}
          {...{ group, name }}
          checked={heir?.id === id}
          onChoose={() => onChoose({ id, name })}
        />
      ))}
    </div>
  );
}

function HeirLine(props: { group: string; name: string; checked: boolean; onChoose: () => void }) {
  const { group, name, checked, onChoose } = props;
  return (
    <label>
      <input type="radio" name={group} checked={checked} onChange={onChoose} />
      <bdi>{name}</bdi>
    </label>
  );
}

const pause = 200;
const nobodyFound: { readonly people: readonly Heir[]; readonly hasFailed: boolean } = {
  people: [],
  hasFailed: false,
};

/** People of the site whose name holds what was typed; nobody from outside, who may not come into anything. */
function useFound(typed: string, without: readonly number[]) {
  const [state, setState] = useState(nobodyFound);
  const left = without.join();
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const read = readScreenOfSite<ScreenData<typeof peopleScreen>>(listingAddress({ q: typed }));
      const found = await read.catch(() => null);
      if (isOver) return;
      const gone = new Set(left.split(",").map(Number));
      const people = (found?.people ?? []).filter(({ id, role }) => role !== "external" && !gone.has(id));
      setState({ people: people.slice(0, foundMost), hasFailed: found === null });
    };
    if (typed === "") return;
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, left]);
  return typed === "" ? nobodyFound : state;
}
