import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import type { ClipboardEvent, KeyboardEvent, PointerEvent, ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { itemPath } from "./draft.ts";
import type { Checklist } from "./schema.ts";
import { checklistWords } from "./wording.ts";
import { taskMost } from "../kit/text-limits.ts";

type Grip = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
};

type ItemRowProps = {
  item: string;
  place: number;
  list: EditorProps<Checklist>;
  keysId: string;
  box: ReactNode;
  grip: Grip;
  isLifted: boolean;
  handle: Ref<BoundTextHandle>;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onMove: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onEdge: (to: "before" | "after") => void;
  onRemove: () => void;
};

/** An item in edit mode: its handle, its box, its words, and the way to delete it. */
export function ItemRow(props: ItemRowProps) {
  const say = useSay();
  const { item, place, isLifted } = props;
  const { draft, id, page } = props.list;
  const move = say(checklistWords.moveItem, { place });
  const remove = say(checklistWords.removeItem, { place });
  return (
    <li data-item={item} data-lifted={isLifted || undefined}>
      <button
        type="button"
        className="checklist-grip"
        aria-label={move}
        title={move}
        {...props.grip}
        onKeyDown={props.onMove}
      >
        <Icon of={GripVertical} />
      </button>
      {props.box}
      <BoundText
        {...{ draft, id, path: itemPath(item) }}
        most={taskMost}
        lines={false}
        change={page.change}
        emoji={page}
        label={say(checklistWords.item, { place })}
        describedBy={props.keysId}
        placeholder={say(checklistWords.itemHint)}
        className="checklist-words"
        handle={props.handle}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
        onEdge={props.onEdge}
      />
      <span className="checklist-remove">
        <IconButton icon={X} size="small" label={remove} onPress={props.onRemove} />
      </span>
    </li>
  );
}
