import Repeat2 from "lucide-react/icons/repeat-2";
import { useEffect, useState } from "react";
import type { Say } from "#kernel/language.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { type Side, isSide, sides } from "#widgets/kit/line-sides.ts";
import { type MarkAct, linkButton, markButtons, withKeys } from "#widgets/kit/mark-buttons.ts";
import { marksOn, stylesOn } from "#documents/draft/marked-ranges.ts";
import { type Extent, extentOf } from "#widgets/kit/mark-states.ts";
import { letterMarks } from "#widgets/kit/rich-text.ts";
import type { BarExtents, BarState } from "#widgets/kit/text-bar-state.ts";
import { type BarButtons, TextBar } from "#widgets/kit/text-bar.tsx";
import { useObserved } from "#ui/observed.ts";
import { arrangingWords } from "../wording.ts";
import { areAlready } from "./block-deeds.ts";
import { type Canvas, useCanvas } from "./canvas.ts";
import { lineSides, turns } from "./line-turns.ts";
import { alignSpan, linesOfSpan, turnSpan } from "./span-forms.ts";
import { SpanLink } from "./span-link.tsx";
import { rangesOf, type SpanNow, spanNow } from "./span.ts";
import { overSpan, standAgain } from "./stood.ts";
import { wordsOfSpan } from "./style-keys.ts";

type TurnAct = `turn-${TextTurn}`;
type SpanAct = MarkAct | TurnAct | Side;

const others: readonly TextTurn[] = ["text", "h0", "h1", "h2", "h3", "task", "code"];

/** The bar of formatting over what is selected in several texts: for all of it. */
export function SpanBar() {
  const canvas = useCanvas();
  const bar = useBar(canvas);
  const isLinking = useObserved(canvas.isLinking, (linking) => linking);
  const selected = canvas.span.get();
  if (!bar) return null;
  if (isLinking && selected) return <SpanLink span={selected} at={bar} />;

  function perform(act: SpanAct): void {
    const now = nowOf(canvas);
    const form = formOf(act);
    if (!now) return;
    if (form) return turnSpan(canvas, now, form);
    if (isSide(act)) return alignSpan(canvas, now, act);
    if (act === "link") return canvas.isLinking.set(true);
    const mark = letterMarks.find((each) => each === act) ?? null;
    overSpan(canvas, () => canvas.edits.mark(wordsOfSpan(canvas, now), mark));
  }

  function toText(): void {
    const span = canvas.span.get();
    if (span) standAgain(canvas, span);
  }

  return (
    <TextBar
      bar={bar}
      buttons={buttonsOf(canvas.say)}
      takesFocus={false}
      perform={perform}
      onStyle={(name, value) => {
        const now = nowOf(canvas);
        if (now) overSpan(canvas, () => canvas.edits.style(wordsOfSpan(canvas, now), name, value));
      }}
      onEscape={toText}
      onBlurred={() => undefined}
    />
  );
}

const formOf = (act: SpanAct): TextTurn | null =>
  act.startsWith("turn-") ? (act.slice("turn-".length) as TextTurn) : null;

function nowOf(canvas: Canvas): SpanNow | null {
  const span = canvas.span.get();
  return span && spanNow(canvas, span);
}

function buttonsOf(say: Say): BarButtons<SpanAct> {
  const line = (form: TextTurn, keys?: string) => {
    const { name, icon } = turns[form];
    return { act: `turn-${form}` as const, icon, label: keys ? withKeys(say(name), keys) : say(name) };
  };
  const faces = lineSides(say);
  return {
    groups: [
      markButtons(say),
      [linkButton(say)],
      [line("bullet", "mod+shift+8"), line("number", "mod+shift+7")],
      [line("quote"), line("note")],
      sides.flatMap((act, at) => {
        const { icon, name, keys } = faces[at] ?? {};
        return icon ? [{ act, icon, label: `${name} (${keys})`, isDeed: true }] : [];
      }),
    ],
    more: {
      act: "turn",
      icon: Repeat2,
      label: say(arrangingWords.turnInto),
      choices: others.map((form) => ({ act: `turn-${form}` as const, label: say(turns[form].name) })),
    },
  };
}

/** Where the bar stands, and what is on; null while nothing is selected over several texts, or it is still being drawn. */
function useBar(canvas: Canvas): BarState | null {
  const [bar, setBar] = useState<BarState | null>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => setBar(barOf(canvas)));
    };
    look();
    const stop = canvas.span.subscribe(look);
    canvas.session.draft.on("afterTransaction", look);
    addEventListener("resize", look);
    return () => {
      stop();
      canvas.session.draft.off("afterTransaction", look);
      removeEventListener("resize", look);
      cancelAnimationFrame(asked);
    };
  }, [canvas]);
  return bar;
}

function barOf(canvas: Canvas): BarState | null {
  const now = "selecting" in document.documentElement.dataset ? null : nowOf(canvas);
  const ranges = now ? rangesOf(canvas, now) : [];
  const [start, end] = [ranges[0]?.getClientRects()[0], [...(ranges.at(-1)?.getClientRects() ?? [])].at(-1)];
  if (!now || !start) return null;
  return {
    left: Math.min(start.left, end?.left ?? start.left),
    top: start.top,
    bottom: Math.max(start.bottom, end?.bottom ?? start.bottom),
    extents: extentsOf(canvas, now),
    styles: stylesOn(wordsOfSpan(canvas, now)),
  };
}

function extentsOf(canvas: Canvas, now: SpanNow): BarExtents {
  const lines = linesOfSpan(canvas, now);
  const forms = (["bullet", "number", "quote", "note"] as const).map((form): [string, Extent] => [
    `turn-${form}`,
    extentOf(lines, (each) => areAlready(canvas, [each], form)),
  ]);
  return { ...Object.fromEntries(forms), ...marksOn(wordsOfSpan(canvas, now)) };
}
