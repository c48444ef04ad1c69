import { type ReactNode, useId } from "react";
import { vanityUntil } from "#kernel/steady-time-words.ts";
import { dayNumber, dayOfYear, vanityDate } from "#kernel/time-words.ts";
import { byDay } from "./by-day.ts";
import { useLocale, useNow, useSay } from "./language.tsx";
import "./day-list.css";

type Happened = { readonly id: number; readonly happened: number };

/** What happened, in the order that it comes in, each day with a heading of its own; `children` draws a line (`DayLine`). */
export function DayList<Line extends Happened>(props: {
  lines: readonly Line[];
  children: (line: Line) => ReactNode;
}) {
  const locale = useLocale();
  return byDay(props.lines, (at) => dayNumber(at, locale)).map(({ day, lines }) => (
    <Day key={day} at={lines[0]?.happened ?? 0}>
      {lines.map(props.children)}
    </Day>
  ));
}

function Day({ at, children }: { at: number; children: ReactNode }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(vanityUntil);
  const heading = useId();
  const name = vanityDate(at, now, { locale, say });
  const date = dayOfYear(at, now, locale);
  return (
    <section className="ui-day" aria-labelledby={heading}>
      <h2 id={heading}>
        {name}
        {name !== date && <span className="ui-day-date"> {date}</span>}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
