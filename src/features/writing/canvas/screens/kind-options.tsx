import { Icon } from "#ui/icon.tsx";
import { editors } from "#widgets/editors.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import type { KindGroup } from "../model/kind-groups.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { nameOf } from "./commands.ts";

type KindOptionsProps = {
  id: string;
  groups: readonly KindGroup[];
  active: number;
  onChoose: (kind: WidgetKind) => void;
};

/** The kinds to choose from as a list; one of them is the one that Enter takes. */
export function KindOptions({ id, groups, active, onChoose }: KindOptionsProps) {
  const canvas = useCanvas();
  return (
    <div role="listbox" id={id} aria-label={canvas.say(arrangingWords.kinds)}>
      {groups.map((group, before) => (
        <div key={group.title.id} role="group" aria-label={canvas.say(group.title)}>
          <span className="canvas-kinds-title" aria-hidden="true">
            {canvas.say(group.title)}
          </span>
          {group.kinds.map((kind, place) => {
            const at = countOf(groups.slice(0, before)) + place;
            return (
              <button
                type="button"
                key={kind}
                id={optionId(id, at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className="canvas-kind"
                // The caret stays where it is while somebody chooses.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(kind)}
              >
                <Icon of={editors[kind].icon} className="canvas-kind-sign" />
                {nameOf(canvas, kind)}
              </button>
            );
          })}
        </div>
      ))}
      {groups.length === 0 && <p className="canvas-kinds-none">{canvas.say(arrangingWords.noKind)}</p>}
    </div>
  );
}

export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

function countOf(groups: readonly KindGroup[]): number {
  return groups.reduce((count, { kinds }) => count + kinds.length, 0);
}
