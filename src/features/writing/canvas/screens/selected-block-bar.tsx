import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Columns2 from "lucide-react/icons/columns-2";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import Link2 from "lucide-react/icons/link-2";
import Plus from "lucide-react/icons/plus";
import Settings2 from "lucide-react/icons/settings-2";
import Trash2 from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "#ui/icon.tsx";
import type { MenuEntry, MenuGroup } from "#ui/menu-entry.ts";
import { MenuOpen } from "#ui/menu-open.tsx";
import { PopoverOpen } from "#ui/popover-open.tsx";
import type { KindEditor } from "#widgets/kit/editor.ts";
import { editors } from "#widgets/editors.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { readingOrder } from "../model/reading-order.ts";
import { besideLabel } from "../model/spot-sentence.ts";
import { homeOf, spotsBeside, without } from "../model/spots.ts";
import { arrangingWords } from "../wording.ts";
import { type Canvas, useCanvas } from "./canvas.ts";
import { copyLink, duplicate, nameOf, remove } from "./commands.ts";
import { moveTo, nudge } from "./nudge.ts";
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
  return (
    <div className="canvas-bar" role="toolbar" aria-label={name}>
      <BarTitle name={name} place={say(arrangingWords.place, { at, count })} />
      <div className="canvas-bar-acts">
        <Act icon={ArrowUp} label={say(arrangingWords.up)} onPress={() => nudge(canvas, [id], "up")} />
        <Act icon={ArrowDown} label={say(arrangingWords.down)} onPress={() => nudge(canvas, [id], "down")} />
        <Opener icon={Settings2} label={say(arrangingWords.settingsShort)} {...{ anchor, isOpen, setOpen }} />
        <Act icon={Copy} label={say(arrangingWords.duplicate)} onPress={() => duplicate(canvas, [id])} />
        <MoreActs id={id} />
        <Act icon={Trash2} label={say(arrangingWords.remove)} onPress={() => remove(canvas, [id])} />
      </div>
      {isOpen && (
        <PopoverOpen
          anchor={anchor}
          label={say(arrangingWords.settings, { kind: name })}
          align="start"
          onClose={() => setOpen(false)}
        >
          <OwnSettings id={id} widget={widget} />
        </PopoverOpen>
      )}
    </div>
  );
}

/** What a widget of this kind lets one set. */
function OwnSettings({ id, widget }: { id: string; widget: StoredWidget }) {
  const { say, session, toolsFor } = useCanvas();
  const { Settings }: KindEditor<never> = editors[widget.kind];
  if (!Settings) return <p>{say(arrangingWords.noSettings)}</p>;
  return (
    <Settings
      id={id}
      draft={session.draft}
      content={widget.content as never}
      isSelected
      takeFocus={nowhere}
      page={toolsFor(id)}
    />
  );
}

/** What is done less often: a widget below, a place beside another, a link. */
function MoreActs({ id }: { id: string }) {
  const canvas = useCanvas();
  const { say } = canvas;
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Opener icon={Ellipsis} label={say(arrangingWords.more)} {...{ anchor, isOpen, setOpen }} />
      {isOpen && (
        <MenuOpen
          anchor={anchor}
          label={say(arrangingWords.more)}
          align="end"
          groups={[{ entries: rareActs(canvas, id, anchor) }, ...besideGroups(canvas, id)]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function rareActs(canvas: Canvas, id: string, anchor: RefObject<HTMLButtonElement | null>): MenuEntry[] {
  const { say } = canvas;
  return [
    {
      id: "add",
      icon: Plus,
      label: say(arrangingWords.addBelow),
      onChoose: () => canvas.offer.set({ place: { where: "after", widget: id }, anchor }),
    },
    { id: "link", icon: Link2, label: say(arrangingWords.copyLink), onChoose: () => copyLink(canvas, id) },
  ];
}

function besideGroups(canvas: Canvas, id: string): MenuGroup[] {
  const layout = canvas.watch.layout.get();
  const [rest, home] = [without(layout, [id]), homeOf(layout, [id])];
  const telling = { say: canvas.say, kindOf: canvas.kindOf, direction: canvas.locale.direction };
  const entries = spotsBeside(rest, home).map((spot) => ({
    id: JSON.stringify(spot),
    icon: Columns2,
    label: besideLabel(rest, spot, telling),
    onChoose() {
      moveTo(canvas, [id], spot);
      canvas.focuses.onHandle(id);
    },
  }));
  return entries.length > 0 ? [{ label: canvas.say(arrangingWords.placeBeside), entries }] : [];
}

function BarTitle({ name, place }: { name: string; place: string }) {
  return (
    <div className="canvas-bar-title">
      <b>{name}</b>
      <span>{place}</span>
    </div>
  );
}

function Opener(props: {
  icon: LucideIcon;
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}) {
  const { icon, label, anchor, isOpen, setOpen } = props;
  return (
    <button
      type="button"
      ref={anchor}
      aria-expanded={isOpen}
      onClick={(event) => {
        // The platform would close what has just opened: the button is its known invoker by then.
        event.preventDefault();
        setOpen(!isOpen);
      }}
    >
      <Icon of={icon} size={20} className="canvas-bar-sign" />
      {label}
    </button>
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
