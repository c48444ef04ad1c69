import { type KeyboardEvent, useState } from "react";
import Search from "lucide-react/icons/search";
import { Icon } from "#ui/icon.tsx";
import { editors } from "#widgets/editors.ts";
import { TextField } from "#ui/text-field.tsx";
import { kindGroups } from "../model/kind-groups.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { addKind, nameOf, placeForNew } from "./commands.ts";
import { watchDrag } from "./drag.ts";
import { useObserved } from "#ui/observed.ts";

/** The kinds beside the page: a click adds one behind the selected widget, dragging puts it where one likes. */
export function KindRail() {
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
    <aside className="canvas-rail" aria-label={say(arrangingWords.kinds)}>
      <div role="search" onKeyDown={takeFirst}>
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
        <div key={group.title.id} role="group" aria-label={say(group.title)}>
          <p className="canvas-rail-title" aria-hidden="true">
            {say(group.title)}
          </p>
          <div className="canvas-tiles">
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
      ))}
      {groups.length === 0 && <p className="canvas-kinds-none">{say(arrangingWords.noKind)}</p>}
    </aside>
  );
}
