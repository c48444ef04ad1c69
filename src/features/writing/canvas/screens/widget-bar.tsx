import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import Settings2 from "lucide-react/icons/settings-2";
import Trash2 from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import { useCallback, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "#ui/icon.tsx";
import { PopoverOpen } from "#ui/popover-open.tsx";
import type { KindEditor } from "#widgets/kit/editor.ts";
import { editors } from "#widgets/editors.ts";
import { readingOrder } from "../model/reading-order.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { duplicate, nameOf, remove } from "./commands.ts";
import { nudge } from "./nudge.ts";
import { useObserved } from "#ui/observed.ts";

/** On small screens the selected widget's acts stand at the bottom, within reach of the thumb. */
export function WidgetBar() {
  const canvas = useCanvas();
  const id = useObserved(canvas.selection, (now) => (now && !now.inside && !now.blocks ? now.id : null));
  const layout = useObserved(canvas.watch.layout, (now) => now);
  const ids = readingOrder(layout);
  if (id === null || !ids.includes(id)) return null;
  return <Bar key={id} id={id} at={ids.indexOf(id) + 1} count={ids.length} />;
}

function Bar({ id, at, count }: { id: string; at: number; count: number }) {
  const canvas = useCanvas();
  const { say, watch } = canvas;
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const widget = useSyncExternalStore(
    useCallback((listener) => watch.subscribe(id, listener), [watch, id]),
    () => watch.widget(id),
    () => watch.widget(id),
  );
  const name = nameOf(canvas, widget.kind);
  const { Settings }: KindEditor<never> = editors[widget.kind];
  return (
    <div className="canvas-bar" role="toolbar" aria-label={name}>
      <div className="canvas-bar-title">
        <b>{name}</b>
        <span>{say(arrangingWords.place, { at, count })}</span>
      </div>
      <div className="canvas-bar-acts">
        <Act icon={ArrowUp} label={say(arrangingWords.up)} onPress={() => nudge(canvas, [id], "up")} />
        <Act icon={ArrowDown} label={say(arrangingWords.down)} onPress={() => nudge(canvas, [id], "down")} />
        <button type="button" ref={anchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon of={Settings2} size={20} className="canvas-bar-sign" />
          {say(arrangingWords.settingsShort)}
        </button>
        <Act icon={Copy} label={say(arrangingWords.duplicate)} onPress={() => duplicate(canvas, [id])} />
        <Act icon={Trash2} label={say(arrangingWords.remove)} onPress={() => remove(canvas, [id])} />
      </div>
      {isOpen && (
        <PopoverOpen
          anchor={anchor}
          label={say(arrangingWords.settings, { kind: name })}
          align="start"
          onClose={() => setOpen(false)}
        >
          {Settings ? (
            <Settings
              id={id}
              draft={canvas.session.draft}
              content={widget.content as never}
              isSelected
              takeFocus={nowhere}
              page={canvas.toolsFor(id)}
            />
          ) : (
            <p>{say(arrangingWords.noSettings)}</p>
          )}
        </PopoverOpen>
      )}
    </div>
  );
}

function Act({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <Icon of={icon} size={20} className="canvas-bar-sign" />
      {label}
    </button>
  );
}

function nowhere(): void {}
