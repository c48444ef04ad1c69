import { Icon } from "#ui/icon.tsx";
import { editors } from "#widgets/editors.ts";
import { faces } from "#widgets/faces.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import type { KindGroup } from "../model/kind-groups.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { nameOf } from "./commands.ts";
import { KindText } from "./kind-text.tsx";

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
              <KindOption
                key={kind}
                id={optionId(id, at)}
                kind={kind}
                isActive={at === active}
                onChoose={() => onChoose(kind)}
              />
            );
          })}
        </div>
      ))}
      {groups.length === 0 && <p className="canvas-kinds-none">{canvas.say(arrangingWords.noKind)}</p>}
    </div>
  );
}

type KindOptionProps = { id: string; kind: WidgetKind; isActive: boolean; onChoose: () => void };

function KindOption({ id, kind, isActive, onChoose }: KindOptionProps) {
  const canvas = useCanvas();
  const name = nameOf(canvas, kind);
  const helpId = `${id}-help`;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-label={name}
      aria-describedby={helpId}
      className="canvas-kind"
      // The caret stays where it is while somebody chooses.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon of={editors[kind].icon} className="canvas-kind-sign" />
      <KindText name={name} help={canvas.say(faces[kind].help)} helpId={helpId} />
    </button>
  );
}

export function optionId(list: string, at: number): string {
  return `${list}-${at}`;
}

function countOf(groups: readonly KindGroup[]): number {
  return groups.reduce((count, { kinds }) => count + kinds.length, 0);
}
