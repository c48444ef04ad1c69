import { useEffect, useEffectEvent, useId, useSyncExternalStore } from "react";
import type { Box, SlashText } from "#widgets/kit/editor.ts";
import { cssVariables } from "#ui/css-variables.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { nameOf, putTyped } from "./commands.ts";
import { KindOptions, optionId } from "./kind-options.tsx";
import { useKindChoice } from "./use-kind-choice.ts";

/**
 * The list of kinds for a `/` in an empty line. The caret stays in the text: what is typed there filters, and only the
 * keys that choose are taken before the text sees them. Escape leaves the `/` as text.
 */
export function SlashList({ typed, at }: { typed: SlashText; at: Box }) {
  const canvas = useCanvas();
  const list = useId();
  const words = useSyncExternalStore(typed.subscribe, typed.words, () => null);
  const { groups, active, kinds, press } = useKindChoice(words ?? "");
  const close = () => canvas.offer.set(null);
  const isOver = words === null;

  function choose(kind: WidgetKind) {
    close();
    putTyped(canvas, typed, kind);
  }

  const take = useEffectEvent((event: KeyboardEvent) => {
    const kind = kinds[active];
    const reached = press(event.key);
    if (reached === null && event.key !== "Enter" && event.key !== "Escape") return;
    if (event.isComposing || (event.key === "Enter" && !kind)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") close();
    else if (event.key === "Enter" && kind) choose(kind);
    else if (reached !== null) tell(kinds[reached], reached);
  });

  function tell(kind: WidgetKind | undefined, place: number) {
    if (!kind) return;
    const values = { kind: nameOf(canvas, kind), at: place + 1, count: kinds.length };
    canvas.announce(canvas.say(arrangingWords.kindAt, values));
  }

  const leave = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".canvas-slash")) close();
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    addEventListener("keydown", take, options);
    addEventListener("pointerdown", leave, options);
    return () => listening.abort();
  }, []);
  useEffect(
    () => pointAt(list, kinds.length > 0 ? optionId(list, active) : null),
    [list, active, kinds.length],
  );
  useEffect(() => {
    if (isOver) canvas.offer.set(null);
  }, [canvas, isOver]);

  const below = at.bottom + 6;
  const roomy = below + 300 < innerHeight;
  const block = roomy ? below : innerHeight - at.top + 6;
  return (
    <div
      className="canvas-slash"
      data-above={roomy ? undefined : ""}
      style={cssVariables({ "--left": `${Math.min(at.left, innerWidth - 280)}px`, "--block": `${block}px` })}
    >
      <KindOptions id={list} groups={groups} active={active} onChoose={choose} />
    </div>
  );
}

/** Says at the text, where the focus stays, which entry of the list Enter takes; gives the way to end that. */
function pointAt(list: string, option: string | null): () => void {
  const text = document.activeElement;
  const said = { "aria-autocomplete": "list", "aria-controls": list, "aria-activedescendant": option };
  for (const [name, value] of Object.entries(said)) if (value !== null) text?.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(said)) text?.removeAttribute(name);
  };
}
