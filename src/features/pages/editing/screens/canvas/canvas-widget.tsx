import { memo, useCallback, useSyncExternalStore } from "react";
import type { CaretAt, KindEditor } from "#widgets/editor.ts";
import { editors } from "#widgets/editors.ts";
import { useCanvas } from "./canvas.ts";
import { useObserved } from "./observed.ts";

/** One widget: the face of its kind with a caret in it, at the geometry of reading. Draws again for its own words only. */
export const CanvasWidget = memo(function CanvasWidget({ id }: { id: string }) {
  const canvas = useCanvas();
  const { watch, focuses, selection } = canvas;
  const widget = useSyncExternalStore(
    useCallback((listener) => watch.subscribe(id, listener), [watch, id]),
    () => watch.widget(id),
    () => watch.widget(id),
  );
  const isSelected = useObserved(selection, (now) => now?.id === id);
  const takeFocus = useCallback(
    (focus: ((at: CaretAt) => void) | null) => focuses.takeCaret(id, focus),
    [focuses, id],
  );
  const { Editor }: KindEditor<never> = editors[widget.kind];
  return (
    <section className="widget canvas-widget" data-widget={id} data-selected={isSelected || undefined}>
      <Editor
        key={widget.kind}
        id={id}
        draft={canvas.session.draft}
        content={widget.content as never}
        isSelected={isSelected}
        takeFocus={takeFocus}
        page={canvas.toolsFor(id)}
      />
    </section>
  );
});
