import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { menuEditWords } from "../editing/wording.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import { titleMost, tooltipMost } from "../model/limits.ts";

type WordsProps = {
  item: EditedItem;
  /** Why the bar has no room for its name, and names for which it has. */
  refused: { readonly because: string; readonly fitting: readonly string[] } | null;
  onChange: (part: Partial<EditedItem>) => void;
};

/** What an item is called, and what is said of it where somebody points at it. */
export function ItemWords({ item, refused, onChange }: WordsProps) {
  const say = useSay();
  const isMenu = item.type === "menu";
  return (
    <>
      <TextField
        label={say(menuEditWords.title)}
        value={item.title}
        placeholder={item.name}
        hint={isMenu ? undefined : say(menuEditWords.titleHint)}
        error={refused?.because}
        limit={titleMost}
        required={isMenu}
        onChange={(title) => onChange({ title })}
      />
      {refused && refused.fitting.length > 0 && (
        <Fitting names={refused.fitting} onChoose={(title) => onChange({ title })} />
      )}
      <TextField
        label={say(menuEditWords.tooltip)}
        value={item.tooltip}
        hint={say(menuEditWords.tooltipHint)}
        limit={tooltipMost}
        onChange={(tooltip) => onChange({ tooltip })}
      />
    </>
  );
}

/** Shorter names, each taken by a press. */
function Fitting({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  const say = useSay();
  return (
    <div className="menu-fits" role="group" aria-label={say(menuEditWords.fits)}>
      <span aria-hidden="true">{say(menuEditWords.fits)}</span>
      {names.map((name) => (
        <Button key={name} size="small" onPress={() => onChoose(name)}>
          <span dir="auto">{name}</span>
        </Button>
      ))}
    </div>
  );
}
