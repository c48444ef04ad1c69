import { type KeyboardEvent, useRef, useState } from "react";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import { Icon } from "#ui/icon.tsx";
import { editors } from "#widgets/editors.ts";
import { TextField } from "#ui/text-field.tsx";
import { type KindGroup, kindGroups } from "../model/kind-groups.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { addKind, nameOf, placeForNew } from "./commands.ts";
import { watchDrag } from "./drag.ts";
import { useObserved } from "#ui/observed.ts";
import { useRailOpening } from "./use-rail-opening.ts";

/**
 * The kinds beside the page: a click adds one behind the selected widget, dragging puts it where one likes. A wide page leaves no
 * room for them in most windows (`folds`): there a button opens them over it, and the page stays where it is read.
 */
export function KindRail({ folds }: { folds: boolean }) {
  const { say } = useCanvas();
  const rail = useRef<HTMLElement>(null);
  const { isOpen, turn } = useRailOpening(rail);
  const opener = say(arrangingWords.openKinds);
  return (
    <aside
      ref={rail}
      className="canvas-rail"
      aria-label={say(arrangingWords.kinds)}
      data-folds={folds || undefined}
      data-open={isOpen || undefined}
    >
      {folds && (
        <button
          type="button"
          className="canvas-rail-opener"
          aria-expanded={isOpen}
          aria-label={opener}
          title={opener}
          onClick={turn}
        >
          <Icon of={Plus} size={20} />
        </button>
      )}
      <Kinds />
    </aside>
  );
}

function Kinds() {
  const canvas = useCanvas();
  const { say } = canvas;
  const [words, setWords] = useState("");
  const used = useObserved(canvas.used.kinds, (now) => now);
  const groups = kindGroups(words, used, say);

  function takeFirst(event: KeyboardEvent) {
    const first = groups[0]?.kinds[0];
    if (event.key !== "Enter" || words.trim() === "" || !first) return;
    event.preventDefault();
    addKind(canvas, first, placeForNew(canvas));
  }

  return (
    <div className="canvas-rail-kinds">
      <div role="search" aria-label={say(arrangingWords.searchHere)} onKeyDown={takeFirst}>
        <TextField
          label={<span className="ui-unseen">{say(arrangingWords.searchHere)}</span>}
          type="search"
          icon={Search}
          placeholder={say(arrangingWords.searchKinds)}
          value={words}
          onChange={setWords}
        />
      </div>
      {groups.map((group) => (
        <Group key={group.title.id} group={group} />
      ))}
      {groups.length === 0 && <p className="canvas-kinds-none">{say(arrangingWords.noKind)}</p>}
    </div>
  );
}

function Group({ group }: { group: KindGroup }) {
  const canvas = useCanvas();
  const title = canvas.say(group.title);
  const names = group.kinds.map((kind) => nameOf(canvas, kind));
  return (
    <div role="group" aria-label={title}>
      <p className="canvas-rail-title" aria-hidden="true">
        {title}
      </p>
      <div className="canvas-tiles" data-long={names.some(hasLongWord) || undefined}>
        {group.kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="canvas-tile"
            onPointerDown={(event) => watchDrag(canvas, event.nativeEvent, { kind })}
            onClick={() => addKind(canvas, kind, placeForNew(canvas))}
          >
            <Icon of={editors[kind].icon} size={20} className="canvas-tile-sign" />
            {nameOf(canvas, kind)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Letters of a word that fits into one of three columns. */
const fits = 11;

function hasLongWord(name: string): boolean {
  return name.split(/\s/).some((word) => word.length > fits);
}
