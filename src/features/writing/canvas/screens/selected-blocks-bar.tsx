import ChevronDown from "lucide-react/icons/chevron-down";
import Copy from "lucide-react/icons/copy";
import CopyPlus from "lucide-react/icons/copy-plus";
import MoveVertical from "lucide-react/icons/move-vertical";
import Repeat2 from "lucide-react/icons/repeat-2";
import Type from "lucide-react/icons/type";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import type { MenuGroup } from "#ui/menu-entry.ts";
import { useLazyPart } from "#ui/lazy-part.ts";
import { useObserved } from "#ui/observed.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { arrangingWords } from "../wording.ts";
import { selectedBlocks } from "./block-selection.ts";
import { formsOf } from "./block-deeds.ts";
import { formMenu, moveMenu, styleMenu } from "./block-menus.ts";
import { type Canvas, useCanvas } from "./canvas.ts";
import { duplicate, remove } from "./commands.ts";

const loadMenu = () => import("#ui/menu-open.tsx");

/** What can be done with the selected blocks; at the bottom, within reach of the thumb on small screens. */
export function BlockBar() {
  const canvas = useCanvas();
  const { say } = canvas;
  const blocks = useObserved(canvas.selection, (now) => now?.blocks ?? null);
  // What others take off the page is not selected any more.
  useObserved(canvas.watch.layout, (now) => now);
  const ids = blocks ? selectedBlocks(canvas) : [];
  const count = ids.length;
  if (count === 0) return null;

  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    const head = canvas.selection.get()?.id;
    if (head) canvas.focuses.onHandle(head);
  }

  return (
    <div
      className="canvas-blocks"
      role="toolbar"
      tabIndex={-1}
      aria-label={say(arrangingWords.selectedBlocks)}
      onKeyDown={leave}
    >
      <b className="canvas-blocks-count">{say(arrangingWords.blocksSelected, { count })}</b>
      <Acts ids={ids} />
      <button
        type="button"
        className="canvas-blocks-clear"
        aria-label={say(arrangingWords.clear)}
        title={say(arrangingWords.clear)}
        onClick={() => clear(canvas)}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

function Acts({ ids }: { ids: readonly string[] }) {
  const canvas = useCanvas();
  const { say } = canvas;
  const keys = useKeyCaps();
  const forms = formsOf(canvas, ids);
  const styles = styleMenu(canvas, ids, forms.length > 0);
  return (
    <div className="canvas-blocks-acts">
      <BarMenu icon={MoveVertical} label={say(arrangingWords.move)} groups={moveMenu(canvas, ids)} />
      <Act
        icon={CopyPlus}
        label={say(arrangingWords.duplicate)}
        keys={keys("mod+d")}
        onPress={() => duplicate(canvas, ids)}
      />
      {styles.length > 0 && <BarMenu icon={Type} label={say(arrangingWords.style)} groups={styles} />}
      {forms.length > 0 && (
        <BarMenu icon={Repeat2} label={say(arrangingWords.turnInto)} groups={formMenu(canvas, ids, forms)} />
      )}
      <Act icon={Copy} label={say(arrangingWords.copy)} keys={keys("mod+c")} onPress={copyNow} />
      <Act icon={Trash2} label={say(arrangingWords.remove)} isDanger onPress={() => remove(canvas, ids)} />
    </div>
  );
}

/** The keyboard at hand is known in the browser only. */
function useKeyCaps(): (keys: string) => string | undefined {
  const isHydrated = useHydrated();
  return (keys) => (isHydrated ? keysShown(keys, isMacKeyboard()) : undefined);
}

function clear({ selection, focuses }: Canvas): void {
  const head = selection.get()?.id;
  if (head) focuses.onHandle(head);
  selection.set(null);
}

/** As the keys do it: the event that they cause brings the clipboard along. */
function copyNow(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to the clipboard that needs no permission.
  document.execCommand("copy");
}

type ActProps = {
  icon: LucideIcon;
  label: string;
  keys?: string | undefined;
  isDanger?: boolean;
  onPress: () => void;
};

function Act({ icon, label, keys, isDanger, onPress }: ActProps) {
  return (
    <button type="button" data-danger={isDanger} onClick={onPress}>
      <Icon of={icon} className="canvas-blocks-sign" />
      <span>{label}</span>
      {keys && (
        <span className="canvas-blocks-keys">
          <KeyCap keys={keys} />
        </span>
      )}
    </button>
  );
}

function BarMenu({ icon, label, groups }: { icon: LucideIcon; label: string; groups: readonly MenuGroup[] }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [part, want] = useLazyPart(loadMenu);
  return (
    <>
      <button
        type="button"
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => want()}
        onFocus={() => want()}
        onClick={(event) => {
          // The platform would close what has just opened: the button is its known invoker by then.
          event.preventDefault();
          want(true);
          setOpen(!isOpen);
        }}
      >
        <Icon of={icon} className="canvas-blocks-sign" />
        <span>{label}</span>
        <Icon of={ChevronDown} className="canvas-blocks-more" />
      </button>
      {isOpen && part && (
        <part.MenuOpen {...{ anchor, label, groups }} align="start" onClose={() => setOpen(false)} />
      )}
    </>
  );
}
