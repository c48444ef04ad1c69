import { useEffect, useState } from "react";
import { formatDateTime } from "#kernel/time-words.ts";
import type { LivingProps, LivingView } from "#widgets/living.ts";
import { words } from "#kernel/words.ts";

const lesson = words("lesson", { left: "{count, plural, one {# minute left} other {# minutes left}}" });
type Any = LivingProps<unknown, unknown>;

/** Counts the minutes to a moment by the server's clock: the first rendering is that of the server. */
export function Countdown({ clock, say, locale }: Any) {
  const end = Date.UTC(2026, 10, 21, 12, 30);
  const [now, setNow] = useState(clock.renderedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <p className="countdown">
      {say(lesson.left, { count: Math.round((end - now) / 60_000) })}, {formatDateTime(end, locale)}
    </p>
  );
}

/** Says who reads, and what was read for them. */
export function ReaderName({ reader, data, id }: Any) {
  return (
    <p className="reader-name">
      {`${id}: ${reader.person?.name ?? "nobody"}, ${reader.mayEdit ? "edits" : "reads"}, ${JSON.stringify(data)}`}
    </p>
  );
}

export function Throwing(): never {
  throw new Error("a view that throws");
}

/** Drawn by the server like any other, and throws as soon as it lives: the widget whose id it is given. */
export function throwingAlive(id: string) {
  return function ThrowsAlive(props: Any) {
    const [isAlive, setAlive] = useState(false);
    useEffect(() => setAlive(true), []);
    if (isAlive && props.id === id) throw new Error("a view that throws in the browser");
    return <p className="alive">{`${props.id} ${isAlive ? "lives" : "is drawn"}`}</p>;
  };
}

export const asLiving = (view: (props: Any) => unknown) => view as unknown as LivingView;
