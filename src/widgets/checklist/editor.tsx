import ListChecks from "lucide-react/icons/list-checks";
import Plus from "lucide-react/icons/plus";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { Button } from "#ui/button.tsx";
import { useClock, useSay } from "#ui/language.tsx";
import type { BoundTextHandle } from "../kit/bound-text.tsx";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import { ItemRow } from "./item-row.tsx";
import { pastedItems } from "./pasted-items.ts";
import type { Checklist } from "./schema.ts";
import type { Ticks } from "./ticks.ts";
import { useItemDrag } from "./use-item-drag.tsx";
import { useItems } from "./use-items.tsx";
import { useTicks } from "./use-ticks.tsx";
import { checklistWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

/** A checklist written in place. The items are the draft's; ticking them is no change of the page. */
function ChecklistEditor(props: EditorProps<Checklist>) {
  const { content, takeFocus, page } = props;
  const { items } = content;
  const say = useSay();
  const clock = useClock();
  const keysId = useId();
  const list = useRef<HTMLUListElement>(null);
  const fields = useRef(new Map<string, BoundTextHandle>());
  const wanted = useRef<{ item: string; at: "start" | "end" } | null>(null);
  const last = useRef<string>(null);
  const acts = useItems(props);
  const { data, subscribe, act } = page.hole;
  const ticks = useSyncExternalStore(subscribe, data, data) as Ticks | null;
  const reader = { person: null, mayEdit: true };
  const { tick, tickOf, trouble } = useTicks({ data: ticks, act, reader, clock });
  const { drag, handle } = useItemDrag(list, items, acts.move);

  function goTo(item: string | undefined, at: "start" | "end"): void {
    if (item === undefined) return;
    const field = fields.current.get(item);
    if (field) field.focus(at);
    else wanted.current = { item, at };
  }
  // An item that was just made has its field after the next drawing.
  useLayoutEffect(() => {
    const next = wanted.current;
    if (!next || !fields.current.has(next.item)) return;
    wanted.current = null;
    fields.current.get(next.item)?.focus(next.at);
  });

  const focusAt = useEffectEvent((at: CaretAt) => {
    if (items.length === 0) return list.current?.parentElement?.querySelector("button")?.focus();
    if (at === "back") return goTo(last.current ?? items[0]?.id, "end");
    if (typeof at !== "object") return goTo(items.at(at === "end" ? -1 : 0)?.id, at);
    const row = document.elementFromPoint(at.x, at.y)?.closest("[data-item]");
    goTo(row?.getAttribute("data-item") ?? items[0]?.id, "end");
  });
  useEffect(() => {
    takeFocus((at) => focusAt(at));
    return () => takeFocus(null);
  }, [takeFocus]);

  function goFrom(at: number, to: "before" | "after"): void {
    const next = items[at + (to === "after" ? 1 : -1)];
    if (next) goTo(next.id, to === "after" ? "start" : "end");
    else page.leave(to);
  }

  function addBelow(at: number): void {
    const added = acts.add(at + 1);
    if (added) goTo(added, "start");
  }

  function remove(at: number): void {
    const item = items[at];
    if (!item) return;
    acts.remove(item.id);
    const next = items[at - 1] ?? items[at + 1];
    if (next) goTo(next.id, "end");
  }

  function move(event: KeyboardEvent<HTMLElement>, at: number, needsAlt: boolean): boolean {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = items[at];
    if (step === undefined || !item || (needsAlt && !event.altKey)) return false;
    event.preventDefault();
    event.stopPropagation();
    acts.move(item.id, at + step);
    return true;
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>, at: number): void {
    last.current = items[at]?.id ?? null;
    if (move(event, at, true)) return;
    const isEmpty = event.currentTarget.value === "";
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      // A second Enter in the last, empty item leads out of the list.
      if (isEmpty && at === items.length - 1 && at > 0) page.leave("after");
      else addBelow(at);
    } else if (event.key === "Backspace" && isEmpty && items.length > 1) {
      event.preventDefault();
      remove(at);
    }
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>, at: number): void {
    const texts = pastedItems(event.clipboardData.getData("text/plain"));
    if (!texts) return;
    event.preventDefault();
    event.stopPropagation();
    const isEmpty = event.currentTarget.value === "";
    const pasted = acts.paste(texts, at + 1);
    if (!pasted) return;
    if (isEmpty && items[at]) acts.remove(items[at].id);
    goTo(pasted, "end");
  }

  return (
    <div className="checklist checklist-editor" data-open="">
      <ul ref={list} data-drop={drag?.to}>
        {items.map(({ id }, at) => (
          <ItemRow
            key={id}
            item={id}
            place={at + 1}
            list={props}
            keysId={keysId}
            isLifted={drag?.item === id}
            grip={handle(id)}
            handle={(field) => {
              if (field) fields.current.set(id, field);
              return () => void fields.current.delete(id);
            }}
            box={
              <input
                type="checkbox"
                className="ui-checkbox"
                aria-label={items[at]?.text || say(checklistWords.untitled)}
                checked={tickOf(id)?.isDone ?? false}
                disabled={act === null}
                onChange={(event) => tick(id, event.currentTarget.checked)}
              />
            }
            onKeyDown={(event) => press(event, at)}
            onMove={(event) => void move(event, at, false)}
            onPaste={(event) => paste(event, at)}
            onEdge={(to) => goFrom(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      <Button look="quiet" size="small" icon={Plus} onPress={() => addBelow(items.length - 1)}>
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

export const checklistEditor: KindEditor<Checklist> = { icon: ListChecks, Editor: ChecklistEditor };
