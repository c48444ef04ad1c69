import type { Locale, Say } from "#kernel/language.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { useLeft } from "./use-left.tsx";
import { countdownWords } from "./wording.ts";

type CountProps = { at: number; over: string; say: Say; locale: Locale };

/** What is left, or what is said when nothing is; and the moment itself. A timer is read when somebody asks for it, not each second. */
export function Count({ at, over, say, locale }: CountProps) {
  const left = useLeft(at);
  return (
    <>
      {left ? (
        <p className="countdown-left" role="timer">
          {left.map(({ unit, count }, place) => (
            <span key={unit} className="countdown-part">
              {place > 0 && " "}
              <b>{new Intl.NumberFormat(say.formats).format(count)}</b> {say(countdownWords[unit], { count })}
            </span>
          ))}
        </p>
      ) : (
        <p className="countdown-over" dir="auto">
          {over.trim() || say(countdownWords.isOver)}
        </p>
      )}
      <p className="countdown-at">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, locale)}</time>
      </p>
    </>
  );
}
