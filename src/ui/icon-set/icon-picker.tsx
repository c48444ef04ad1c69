import Search from "lucide-react/icons/search";
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { setIcons } from "#kernel/icon-drawings.ts";
import type { Words } from "#kernel/words.ts";
import { Button } from "../button.tsx";
import { useSay } from "../language.tsx";
import { TextField } from "../text-field.tsx";
import { SetIcon } from "./set-icon.tsx";
import { iconSetWords, iconWords } from "./wording.ts";
import "./icon-set.css";

const byName = iconWords as Readonly<Record<string, Words>>;
const named = setIcons.map(([name], number) => ({
  number,
  words: byName[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] ?? iconSetWords.icon,
}));

/** One of the 200 icons or none (MITM-16), found by name; arrow keys go from one to the next. */
export function IconPicker({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (icon: number | null) => void;
}) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const found = useFound(typed);
  const choose = useLatest(onChange);
  return (
    <div className="icon-set-picker">
      <div className="icon-set-head">
        <TextField
          label={say(iconSetWords.icon)}
          type="search"
          icon={Search}
          value={typed}
          placeholder={say(iconSetWords.findIcon)}
          autoComplete="off"
          onChange={setTyped}
        />
        <span className="icon-set-clear">
          <Button look="quiet" size="small" pressed={value === null} onPress={() => onChange(null)}>
            {say(iconSetWords.noIcon)}
          </Button>
        </span>
      </div>
      <Grid icons={found} value={value} onChange={choose} />
      <p className="icon-set-none" role="status">
        {found.length === 0 && say(iconSetWords.noIcons)}
      </p>
    </div>
  );
}

type Icon = { readonly number: number; readonly name: string };

function useFound(typed: string): readonly Icon[] {
  const say = useSay();
  const wanted = typed.trim().toLocaleLowerCase();
  return useMemo(
    () =>
      named
        .map(({ number, words }) => ({ number, name: say(words) }))
        .filter(({ name }) => name.toLocaleLowerCase().includes(wanted)),
    [say, wanted],
  );
}

/** The same function at every drawing, which does what the newest one given does. */
function useLatest(onChange: (icon: number) => void): (icon: number) => void {
  const latest = useRef(onChange);
  useEffect(() => void (latest.current = onChange));
  return useCallback((icon) => latest.current(icon), []);
}

type GridProps = { icons: readonly Icon[]; value: number | null; onChange: (icon: number) => void };

/** Two hundred fields: drawn again where something about them changes, not at every letter typed beside them. */
const Grid = memo(function IconGrid(props: GridProps) {
  const say = useSay();
  const group = useId();
  return (
    <div className="icon-set-grid" role="radiogroup" aria-label={say(iconSetWords.icon)}>
      {props.icons.map(({ number, name }) => (
        <label key={number} title={name}>
          <input
            type="radio"
            name={group}
            className="ui-unseen"
            aria-label={name}
            checked={number === props.value}
            onChange={() => props.onChange(number)}
          />
          <SetIcon number={number} size={18} />
        </label>
      ))}
    </div>
  );
});
