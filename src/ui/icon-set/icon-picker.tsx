import Search from "lucide-react/icons/search";
import { useId, useState } from "react";
import type { Words } from "#kernel/words.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { menuIconWords } from "../icons/wording.ts";
import { menuIcons } from "../model/icon-drawings.ts";
import { menuEditWords } from "../editing/wording.ts";
import { MenuIcon } from "./menu-icon.tsx";

const byName = menuIconWords as Readonly<Record<string, Words>>;
const named = menuIcons.map(([name], number) => ({
  number,
  words: byName[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] ?? menuEditWords.icon,
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
  const wanted = typed.trim().toLocaleLowerCase();
  const found = named
    .map(({ number, words }) => ({ number, name: say(words) }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  return (
    <div className="menu-icons">
      <div className="menu-icons-head">
        <TextField
          label={say(menuEditWords.icon)}
          type="search"
          icon={Search}
          value={typed}
          placeholder={say(menuEditWords.findIcon)}
          autoComplete="off"
          onChange={setTyped}
        />
        <Button look="quiet" size="small" pressed={value === null} onPress={() => onChange(null)}>
          {say(menuEditWords.noIcon)}
        </Button>
      </div>
      <Grid icons={found} value={value} onChange={onChange} />
      <p className="menu-found-none" role="status">
        {found.length === 0 && say(menuEditWords.noIcons)}
      </p>
    </div>
  );
}

type Icon = { readonly number: number; readonly name: string };

function Grid(props: { icons: readonly Icon[]; value: number | null; onChange: (icon: number) => void }) {
  const say = useSay();
  const group = useId();
  return (
    <div className="menu-icons-grid" role="radiogroup" aria-label={say(menuEditWords.icon)}>
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
          <MenuIcon number={number} size={18} />
        </label>
      ))}
    </div>
  );
}
