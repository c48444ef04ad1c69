import ListChecks from "lucide-react/icons/list-checks";
import Plus from "lucide-react/icons/plus";
import { useId, useRef, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { useClock, useSay } from "#ui/language.tsx";
import type { EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import { ItemRow } from "./item-row.tsx";
import type { Checklist } from "./schema.ts";
import type { Ticks } from "./ticks.ts";
import { useItemDrag } from "./use-item-drag.tsx";
import { useItemFocus } from "./use-item-focus.tsx";
import { itemKeys } from "./item-keys.ts";
import { useItems } from "./use-items.tsx";
import { useTicks } from "./use-ticks.tsx";
import { checklistWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

/** A checklist written in place. The items are the draft's; ticking them is no change of the page. */
function ChecklistEditor(props: EditorProps<Checklist>) {
  const { items } = props.content;
  const say = useSay();
  const keysId = useId();
  const list = useRef<HTMLUListElement>(null);
  const acts = useItems(props);
  const { boxOf, trouble } = useBoxes(props.page);
  const { drag, lifting } = useItemDrag(list, items, acts.move);
  const focus = useItemFocus(props, list);
  const keys = itemKeys({ list: props, acts, focus });

  return (
    <div className="checklist checklist-editor" data-open="">
      <ul ref={list} data-drop={drag?.to}>
        {items.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item.id}
            place={at + 1}
            list={props}
            keysId={keysId}
            {...lifting(item.id)}
            handle={focus.fieldOf(item.id)}
            box={boxOf(item)}
            {...keys.at(at)}
          />
        ))}
      </ul>
      <Button look="quiet" size="small" icon={Plus} onPress={() => keys.add(items.length - 1)}>
        {say(checklistWords.addItem)}
      </Button>
      <p className="checklist-trouble" role="alert">
        {trouble}
      </p>
      <p className="ui-unseen" id={keysId}>
        {say(checklistWords.keys)}
      </p>
    </div>
  );
}

/** The box before an item; null where nobody can tick. */
function Tick(props: { label: string; isDone: boolean; onChange: ((isDone: boolean) => void) | null }) {
  const { label, isDone, onChange } = props;
  return (
    <input
      type="checkbox"
      className="ui-checkbox checklist-box"
      aria-label={label}
      checked={isDone}
      disabled={onChange === null}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
    />
  );
}

/** The boxes of the items as they are ticked now, and why a tick did not come through. */
function useBoxes(page: PageTools) {
  const say = useSay();
  const clock = useClock();
  const { data, subscribe, act } = page.hole;
  const ticks = useSyncExternalStore(subscribe, data, data) as Ticks | null;
  const reader = { person: null, mayEdit: true };
  const { tick, tickOf, trouble } = useTicks({ data: ticks, act, reader, clock });
  const boxOf = ({ id, text }: Checklist["items"][number]) => (
    <Tick
      label={text || say(checklistWords.untitled)}
      isDone={tickOf(id)?.isDone ?? false}
      onChange={act && ((isDone) => tick(id, isDone))}
    />
  );
  return { boxOf, trouble };
}

export const checklistEditor: KindEditor<Checklist> = {
  icon: ListChecks,
  Editor: ChecklistEditor,
  takesPlaces: true,
};
