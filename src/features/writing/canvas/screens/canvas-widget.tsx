import Check from "lucide-react/icons/check";
import { type FocusEvent, type KeyboardEvent, memo, useCallback, useSyncExternalStore } from "react";
import type { CaretAt, KindEditor } from "#widgets/kit/editor.ts";
import { editors } from "#widgets/editors.ts";
import { faces } from "#widgets/faces.ts";
import { isEmptyBeginning } from "../model/empty-beginning.ts";
import { arrangingWords } from "../wording.ts";
import { Icon } from "#ui/icon.tsx";
import { useCanvas } from "./canvas.ts";
import { CanvasHandle } from "./canvas-handle.tsx";
import { InsertionLine } from "./insertion-line.tsx";
import { useObserved } from "#ui/observed.ts";
import { OthersInWidget } from "./others-in-widget.tsx";
import { SettingsPanel } from "./settings-panel.tsx";
import { WidgetFrame } from "./widget-frame.tsx";

/** One widget: the face of its kind with a caret in it, at the geometry of reading. Draws again for its own words only. */
export const CanvasWidget = memo(function CanvasWidget({
  id,
  follows,
  isBeside,
}: {
  id: string;
  follows: boolean;
  isBeside: boolean;
}) {
  const canvas = useCanvas();
  const { watch, focuses, selection } = canvas;
  const widget = useSyncExternalStore(
    useCallback((listener) => watch.subscribeToContent(id, listener), [watch, id]),
    () => watch.widget(id),
    () => watch.widget(id),
  );
  const { selected, isBare, isAmong, isLifted } = useStanding(id);
  const takeFocus = useCallback(
    (focus: ((at: CaretAt) => void) | null) => focuses.takeCaret(id, focus),
    [focuses, id],
  );
  const kind: KindEditor<never> = editors[widget.kind];
  const isFramed =
    !isAmong && (selected === "whole" || (selected === "inside" && !faces[widget.kind].isText));
  const props = {
    id,
    draft: canvas.session.draft,
    content: widget.content as never,
    isSelected: selected !== null,
    takeFocus,
    page: canvas.toolsFor(id),
  };

  function select(event: FocusEvent<HTMLElement>) {
    const inside = isEditable(event.target) && !event.target.closest(".canvas-panel");
    const now = selection.get();
    if (!inside && now?.blocks?.ids.includes(id)) return;
    if (now?.id !== id || now.inside !== inside) selection.set({ id, inside });
  }

  function selectWhole(event: { currentTarget: HTMLElement }) {
    if (!event.currentTarget.contains(document.activeElement)) focuses.onHandle(id);
  }

  function leaveText(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // ProseMirror takes every Escape for itself and does nothing with it.
    const isFree = event.target instanceof Element && event.target.matches(".ProseMirror");
    if (event.defaultPrevented && !isFree) return;
    event.preventDefault();
    focuses.onHandle(id);
  }

  return (
    <section
      className="pages-widget canvas-widget"
      data-widget={id}
      data-selected={selected ?? undefined}
      data-framed={isFramed || undefined}
      data-among={isAmong || undefined}
      data-lifted={isLifted || undefined}
      data-hint={isEmptyBeginning(widget) ? canvas.say(arrangingWords.hint) : undefined}
      onFocus={select}
      onClick={selectWhole}
      onKeyDown={leaveText}
    >
      {follows && <InsertionLine where="before" widget={id} />}
      <CanvasHandle id={id} kind={widget.kind} />
      <kind.Editor key={widget.kind} {...props} />
      <OthersInWidget id={id} boxesOf={kind.caretBoxes} />
      {isAmong && <AmongMark id={id} />}
      {(isFramed || isLifted) && <WidgetFrame kind={widget.kind} isLifted={isLifted} />}
      {isFramed && !isBare && !isLifted && (
        <SettingsPanel kind={widget.kind} isBeside={isBeside} {...props} />
      )}
    </section>
  );
});

function isEditable(target: Element): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
}

/** How a widget stands in what is selected, and in what somebody carries. */
function useStanding(id: string) {
  const { selection, lift } = useCanvas();
  const selected = useObserved(selection, (now) =>
    now?.id === id ? (now.inside ? "inside" : "whole") : null,
  );
  const isBare = useObserved(selection, (now) => now?.id === id && now.isBare === true);
  const isAmong = useObserved(selection, (now) => now?.blocks?.ids.includes(id) === true);
  const isLifted = useObserved(lift, (now) => now?.what.id !== undefined && now.what.ids.includes(id));
  return { selected, isBare, isAmong, isLifted };
}

/** The tick of a widget that is selected with others, on small screens. */
function AmongMark({ id }: { id: string }) {
  const { selection } = useCanvas();
  const isPicking = useObserved(selection, (now) => now?.blocks?.isPicking === true && now.id === id);
  return (
    <span className="canvas-among" data-picking={isPicking || undefined} aria-hidden="true">
      <Icon of={Check} />
    </span>
  );
}
