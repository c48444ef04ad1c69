import { useLayoutEffect, useMemo, useRef, useState } from "react";
import * as Y from "yjs";
import { cssVariables } from "#ui/css-variables.ts";
import { personColour } from "#ui/person-colour.ts";
import type { CaretBoxes, CaretPlace, KindEditor } from "#widgets/kit/editor.ts";
import type { Other } from "../../presence/model/others.ts";
import { fromBase64 } from "../../tab/base64.ts";
import { useCanvas } from "./canvas.ts";

type BoxesOf = NonNullable<KindEditor<never>["caretBoxes"]>;
type Seen = { readonly other: Other; readonly caret: Box; readonly selection: readonly Box[] };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The carets and selections of others in a widget of the canvas. */
export function OtherCarets(props: { id: string; others: readonly Other[]; boxesOf: BoxesOf }) {
  const { id, others, boxesOf } = props;
  const { watch, session, presence } = useCanvas();
  const text = useMemo(
    () => ({
      boxesAt: (element: Element, place: CaretPlace) => boxesOf({ draft: session.draft, id, element }, place),
      subscribe: (listener: () => void) => watch.subscribe(id, listener),
    }),
    [id, boxesOf, watch, session],
  );
  return <CaretLayer others={others} epoch={presence.epoch} text={text} />;
}

/** A text in which others write: where their carets are seen in it, and the way to hear that its words have changed. */
export type WatchedText = {
  boxesAt(element: Element, place: CaretPlace): CaretBoxes | null;
  subscribe(listener: () => void): () => void;
};

type Watched = { readonly others: readonly Other[]; readonly epoch: number; readonly text: WatchedText };

/** The carets and selections of others over the text in whose element it stands, with their names while they move. */
export function CaretLayer(props: Watched) {
  const { layer, seen, width } = useSeenCarets(props);
  return (
    <div ref={layer} className="canvas-others-layer" aria-hidden="true">
      {[...seen.values()].map((each) => (
        <OtherCaret key={each.other.tab} seen={each} width={width} />
      ))}
    </div>
  );
}

/** `width` is that of the text: a name stands on the side where there is room for it. */
function OtherCaret({ seen, width }: { seen: Seen; width: number }) {
  const { person, moves } = seen.other;
  const { className, style } = personColour(person.hue);
  return (
    <div className={className} style={style}>
      {seen.selection.map((box, at) => (
        <i key={at} className="canvas-other-selection" style={placed(box)} />
      ))}
      <i className="canvas-other-caret" style={placed(seen.caret)} data-name={person.name}>
        <b
          key={moves}
          className="canvas-other-flag"
          data-side={seen.caret.x > width / 2 ? "end" : "start"}
          dir="auto"
        >
          {person.name}
        </b>
      </i>
    </div>
  );
}

/** Measures where others are seen, anew whenever the words or the sizes have changed. */
function useSeenCarets({ others, epoch, text }: Watched) {
  const layer = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlyMap<string, Seen>>(new Map());
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = layer.current;
    const widget = element?.parentElement;
    if (!element || !widget) return;
    let asked = 0;
    const measure = () => {
      const origin = element.getBoundingClientRect();
      setWidth(origin.width);
      setSeen((before) => seenIn({ others, epoch, text }, { widget, origin, before }));
    };
    /** When the words have been drawn. */
    const measureSoon = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(measure);
    };
    measure();
    const unwatch = text.subscribe(measureSoon);
    const sizes = new ResizeObserver(measureSoon);
    sizes.observe(widget);
    return () => {
      cancelAnimationFrame(asked);
      unwatch();
      sizes.disconnect();
    };
  }, [others, epoch, text]);

  return { layer, seen, width };
}

type Measured = {
  readonly widget: Element;
  readonly origin: DOMRect;
  readonly before: ReadonlyMap<string, Seen>;
};

function seenIn({ others, epoch, text }: Watched, { widget, origin, before }: Measured): Map<string, Seen> {
  const now = new Map<string, Seen>();
  for (const other of others) {
    const place = other.place.epoch === epoch ? placeOf(other) : null;
    const boxes = place && text.boxesAt(widget, place);
    // Words that are on their way come after the caret behind them: until then it stays where it was.
    const was = place ? before.get(other.tab) : undefined;
    const next = boxes ? { other, ...within(origin, boxes) } : was && { ...was, other };
    if (next) now.set(other.tab, next);
  }
  return now;
}

/** A place is whatever a browser sent: one that cannot be read is none. */
function placeOf({ place }: Other): CaretPlace | null {
  try {
    const { anchor, head } = place.caret ?? { anchor: "", head: "" };
    return {
      anchor: Y.decodeRelativePosition(fromBase64(anchor)),
      head: Y.decodeRelativePosition(fromBase64(head)),
    };
  } catch {
    return null;
  }
}

function within(origin: DOMRect, { caret, selection }: CaretBoxes): Pick<Seen, "caret" | "selection"> {
  const moved = ({ x, y, width, height }: DOMRect): Box => ({
    x: x - origin.x,
    y: y - origin.y,
    width,
    height,
  });
  return { caret: moved(caret), selection: selection.map(moved) };
}

function placed({ x, y, width, height }: Box) {
  return cssVariables({
    "--x": `${x}px`,
    "--y": `${y}px`,
    "--width": `${width}px`,
    "--height": `${height}px`,
  });
}
