import Check from "lucide-react/icons/check";
import { memo, useCallback, useSyncExternalStore } from "react";
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
import { useSelecting } from "./use-selecting.ts";
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
  const { say } = useCanvas();
  const widget = useWidget(id);
  const { selected, isBare, isAmong, isLifted } = useStanding(id);
  const kind: KindEditor<never> = editors[widget.kind];
  const isFramed =
    !isAmong && (selected === "whole" || (selected === "inside" && !faces[widget.kind].isText));
  const props = useEditorProps(id, { content: widget.content, isSelected: selected !== null });

  return (
    <section
      className="pages-widget canvas-widget"
      data-widget={id}
      data-selected={selected ?? undefined}
      data-framed={isFramed || undefined}
      data-among={isAmong || undefined}
      data-lifted={isLifted || undefined}
      data-hint={isEmptyBeginning(widget) ? say(arrangingWords.hint) : undefined}
      {...useSelecting(id)}
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

/** The widget as the draft has it now. */
function useWidget(id: string) {
  const { watch } = useCanvas();
  return useSyncExternalStore(
    useCallback((listener) => watch.subscribeToContent(id, listener), [watch, id]),
    () => watch.widget(id),
    () => watch.widget(id),
  );
}

/** What the editor of a kind, and its settings, are given of a widget. */
function useEditorProps(id: string, { content, isSelected }: { content: unknown; isSelected: boolean }) {
  const { session, focuses, toolsFor } = useCanvas();
  const takeFocus = useCallback(
    (focus: ((at: CaretAt) => void) | null) => focuses.takeCaret(id, focus),
    [focuses, id],
  );
  return { id, draft: session.draft, content: content as never, isSelected, takeFocus, page: toolsFor(id) };
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
