import GripVertical from "lucide-react/icons/grip-vertical";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { useCanvas } from "./canvas.ts";
import { type Lifted, liftedName } from "./lift.ts";

/** The thing under the pointer: its kind, and a small likeness of the widget. It follows without drawing anything again. */
export function LiftedGhost({ what }: { what: Lifted }) {
  const canvas = useCanvas();
  const card = useRef<HTMLDivElement>(null);
  const likeness = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const follow = () => {
      const { x, y } = canvas.pointer.get();
      if (card.current) card.current.style.translate = `${x + 10}px ${y + 6}px`;
    };
    follow();
    return canvas.pointer.subscribe(follow);
  }, [canvas]);
  useLayoutEffect(() => {
    const copy = what.id === undefined ? null : copyOf(what.id);
    if (copy) likeness.current?.replaceChildren(copy);
  }, [what]);

  return (
    <div ref={card} className="canvas-ghost" aria-hidden="true">
      <div className="canvas-ghost-card">
        <span className="canvas-ghost-name">
          <Icon of={GripVertical} />
          {liftedName(canvas, what)}
        </span>
        <div ref={likeness} className="canvas-ghost-likeness pages-body" inert />
      </div>
    </div>
  );
}

/** The face of a widget without its controls and without names that must be there once only. */
function copyOf(id: string): HTMLElement | null {
  const widget = document.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`);
  const copy = widget?.cloneNode(true);
  if (!(copy instanceof HTMLElement) || !widget) return null;
  copy.className = "pages-widget";
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name];
  for (const control of copy.querySelectorAll("[class^='canvas-']")) control.remove();
  for (const named of copy.querySelectorAll("[id]")) named.removeAttribute("id");
  copy.style.width = `${widget.offsetWidth}px`;
  copy.style.zoom = `${Math.min(1, 268 / widget.offsetWidth)}`;
  return copy;
}
