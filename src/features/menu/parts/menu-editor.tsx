import Ellipsis from "lucide-react/icons/ellipsis";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useNarrow } from "#ui/use-narrow.ts";
import { roomLeft } from "../model/widths.ts";
import { findItem } from "../model/arranging.ts";
import { type EditedMenu, measuredItem, overBar } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { ItemList } from "./item-list.tsx";
import { SetIcon } from "#ui/icon-set/set-icon.tsx";
import { lockIcon } from "../model/limits.ts";
import { LiftedItem } from "./lifted-item.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import { useArranging } from "./use-arranging.ts";
import { useDragging } from "./use-dragging.ts";
import { useMenuDraft } from "./use-menu-draft.ts";
import "./menu-editor.css";

type EditorProps = { loaded: EditedMenu; me: number | null; onDone: () => void };

/** The menu bar in edit mode, in the place of the bar: nothing is stored before Save (MBAR-01). */
export function MenuEditor({ loaded, me, onDone }: EditorProps) {
  const say = useSay();
  const { menu, setMenu, isSaving, finish, cancel } = useMenuDraft(loaded, me, onDone);
  const [openId, setOpen] = useState<string | null>(null);
  const arranging = useArranging(menu, setMenu, setOpen);
  const open = openId === null ? null : findItem(menu.items, openId);
  const dragging = useDragging(menu.items, arranging.move);
  const isNarrow = useNarrow();
  const panel = open?.type === "menu" && (
    <MenuPanel key={open.id} {...{ open, arranging, dragging }} onClose={() => setOpen(null)} />
  );
  const lists = { openId, onOpen: setOpen, arranging, dragging, inside: isNarrow && panel };

  return (
    <Region onEscape={() => (open ? setOpen(null) : cancel())}>
      <div className="menu-editor-items">
        <div className="menu-editor-bar">
          <ItemList items={menu.items} parent={null} over={overBar(menu)} {...lists} />
        </div>
        <span className="menu-editor-add">
          {menu.overflow && <LockedMore />}
          <Button look="quiet" size="small" icon={Plus} onPress={() => arranging.add(null)}>
            {say(menuEditWords.addItem)}
          </Button>
        </span>
      </div>
      <Ends {...{ menu, isSaving }} onChange={setMenu} onCancel={cancel} onSave={() => void finish()} />
      {!isNarrow && panel}
      <LiftedItem {...{ dragging, arranging, menu }} />
      <p className="menu-unseen" role="status">
        {arranging.said}
      </p>
    </Region>
  );
}

/** Has the focus when it opens; Escape ends the innermost thing in it. */
function Region({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const say = useSay();
  const region = useRef<HTMLElement>(null);
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = region.current;
    // Heard after what is open inside, a menu of an item for example, had its own use for the key.
    const leaveOnEscape = (event: KeyboardEvent) => {
      const isHere = element?.contains(event.target as Node) ?? false;
      if (event.key !== "Escape" || event.defaultPrevented || !isHere) return;
      event.preventDefault();
      escape();
    };
    element?.focus();
    document.addEventListener("keydown", leaveOnEscape);
    return () => document.removeEventListener("keydown", leaveOnEscape);
  }, []);

  return (
    <section className="menu-editor" aria-label={say(menuEditWords.editMenu)} ref={region} tabIndex={-1}>
      {children}
    </section>
  );
}

/** What ends the editing, and what is said of the bar as a whole. */
function Ends(props: {
  menu: EditedMenu;
  isSaving: boolean;
  onChange: (menu: EditedMenu) => void;
  onCancel: () => void;
  onSave: () => void;
}) {
  const say = useSay();
  return (
    <div className="menu-editor-ends">
      <Room menu={props.menu} />
      <Options menu={props.menu} onChange={props.onChange} />
      <span className="menu-editor-cancel">
        <Button look="quiet" onPress={props.onCancel}>
          {say(menuEditWords.cancel)}
        </Button>
      </span>
      <b className="menu-editor-title" aria-hidden="true">
        {say(menuEditWords.editMenu)}
      </b>
      <Button look="primary" busy={props.isSaving} onPress={props.onSave}>
        {say(menuEditWords.save)}
      </Button>
    </div>
  );
}

/** Filled by itself with what does not fit (MEDT-08). */
function LockedMore() {
  const say = useSay();
  const { tell } = useNotices();
  const perform = () => tell({ kind: "error", text: say(menuEditWords.moreLocked) });
  return (
    <button type="button" className="menu-chip menu-chip-locked" onClick={perform}>
      <SetIcon number={lockIcon} />
      {say(menuEditWords.more)}
    </button>
  );
}

/** How much room a bar has that may not overflow. */
function Room({ menu }: { menu: EditedMenu }) {
  const say = useSay();
  if (menu.overflow) return null;
  const left = roomLeft(menu.items.map(measuredItem));
  if (left < 0) return <span className="menu-editor-full">{say(menuEditWords.full)}</span>;
  return left < 120 ? <span className="menu-editor-room">{say(menuEditWords.short)}</span> : null;
}

function Options({ menu, onChange }: { menu: EditedMenu; onChange: (menu: EditedMenu) => void }) {
  const say = useSay();
  const { open } = useDialogs();
  const reorder = () =>
    open(async () => {
      const { ReorderDialog } = await import("./reorder-dialog.tsx");
      return <ReorderDialog menu={menu} onDone={onChange} />;
    });
  const entries = [
    { id: "reorder", label: say(menuEditWords.reorder), onChoose: reorder },
    {
      id: "overflow",
      label: say(menuEditWords.overflow),
      checked: menu.overflow,
      onChoose: () => onChange({ ...menu, overflow: !menu.overflow }),
    },
  ];
  return <Menu label={say(menuEditWords.options)} icon={Ellipsis} groups={[{ entries }]} />;
}
