import Plus from "lucide-react/icons/plus";
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { placeBeside } from "#ui/place-beside.ts";
import { useNarrow } from "#ui/use-narrow.ts";
import { menuEditWords } from "../editing/wording.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import { columnMost, columnsMost } from "../model/limits.ts";
import { ItemList } from "./item-list.tsx";
import type { Arranging } from "./use-arranging.ts";
import type { Dragging } from "./use-dragging.ts";

type MenuPanelProps = { open: EditedItem; arranging: Arranging; dragging: Dragging; onClose: () => void };

/** The items of one menu of the bar, below it and in the columns that readers see (MBAR-05). */
export function MenuPanel({ open, arranging, dragging, onClose }: MenuPanelProps) {
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  const name = arranging.nameOf(open);
  const count = open.items.length;
  const columns = Math.min(columnsMost, Math.max(1, Math.ceil(count / columnMost)));
  useBelow(panel, open.id);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      className="menu-editor-panel"
      role="group"
      aria-label={say(menuEditWords.itemsOf, { name })}
      ref={panel}
      tabIndex={-1}
      style={{ "--columns": columns, "--rows": Math.max(1, Math.ceil(count / columns)) } as CSSProperties}
    >
      <ItemList
        items={open.items}
        parent={open.id}
        openId={null}
        onOpen={() => {}}
        {...{ arranging, dragging }}
      />
      <PanelEnd {...{ count, columns }} onAdd={() => arranging.add(open.id)} onClose={onClose} />
    </div>
  );
}

function PanelEnd(props: { count: number; columns: number; onAdd: () => void; onClose: () => void }) {
  const say = useSay();
  const isNarrow = useNarrow();
  const { count, columns, onAdd, onClose } = props;
  return (
    <footer>
      <Button look="quiet" size="small" icon={Plus} onPress={onAdd}>
        {say(menuEditWords.addItem)}
      </Button>
      <small>
        {columns > 1 && !isNarrow
          ? say(menuEditWords.countInColumns, { count, columns })
          : say(menuEditWords.count, { count })}
      </small>
      <Button look="quiet" size="small" onPress={onClose}>
        {say(menuEditWords.done)}
      </Button>
    </footer>
  );
}

/** Keeps the panel below its item, wherever the bar is scrolled to. */
function useBelow(panel: RefObject<HTMLElement | null>, id: string) {
  useLayoutEffect(() => {
    const place = () => {
      const chip = document.querySelector<HTMLElement>(`[data-menu-item="${CSS.escape(id)}"]`);
      if (panel.current && chip) placeBeside(panel.current, chip, "start");
    };
    place();
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
    };
  });
}
