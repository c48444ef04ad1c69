import type { PaletteItem } from "#client/palette.ts";
import { KeyCap } from "#ui/key-cap.tsx";
import { useSay } from "#ui/language.tsx";
import { Marked } from "#ui/marked.tsx";
import type { PaletteGroup } from "./palette-groups.ts";
import { paletteWords } from "../wording.ts";

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  typed: string;
  at: number;
  onRun: (item: PaletteItem) => void;
};

/** What there is to do, by groups; what cannot be done now says why. */
export function PaletteList({ id, groups, typed, at, onRun }: PaletteListProps) {
  const say = useSay();
  return (
    <div id={id} role="listbox" aria-label={say(paletteWords.list)} className="palette-list">
      {groups.map(({ title, items }, before) => {
        const first = countOf(groups.slice(0, before));
        const rows = items.map((item, place) => (
          <PaletteRow
            key={item.name}
            id={`${id}-${first + place}`}
            {...{ item, typed }}
            group={title ? null : say(item.group)}
            isMarked={at === first + place}
            onRun={() => onRun(item)}
          />
        ));
        return title ? (
          <div key={title.id} role="group" aria-label={say(title)}>
            <span className="palette-title" aria-hidden="true">
              {say(title)}
            </span>
            {rows}
          </div>
        ) : (
          rows
        );
      })}
    </div>
  );
}

type PaletteRowProps = {
  id: string;
  item: PaletteItem;
  typed: string;
  /** What it belongs to, where no title says so. */
  group: string | null;
  isMarked: boolean;
  onRun: () => void;
};

function PaletteRow({ id, item, typed, group, isMarked, onRun }: PaletteRowProps) {
  const { label, keys = [], hint } = item;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      aria-disabled={hint !== null || undefined}
      className="palette-row"
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      ref={isMarked ? keepInSight : undefined}
    >
      <span className="palette-name">
        <Marked text={label} typed={typed} />
      </span>{" "}
      {group && <span className="palette-beside">{group}</span>}{" "}
      {hint !== null && <span className="palette-beside palette-hint">{hint}</span>}
      {hint === null && keys[0] !== undefined && <KeyCap keys={keys[0]} />}
    </button>
  );
}

function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

function countOf(groups: readonly PaletteGroup[]): number {
  return groups.reduce((count, { items }) => count + items.length, 0);
}
