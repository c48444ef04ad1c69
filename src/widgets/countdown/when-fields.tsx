import { useState } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { momentOf, typedOf } from "./moment-typed.ts";
import { type Countdown, momentIn } from "./schema.ts";
import { countdownWords } from "./wording.ts";

/** Days begin at nine until somebody says otherwise. */
const usualTime = "09:00";

/** The day and the time, on the clock of whoever writes. A year that is being typed is kept once it is whole. */
export function WhenFields(props: EditorProps<Countdown>) {
  const { at } = props.content;
  const say = useSay();
  const { timeZone } = useLocale();
  const [typing, setTyping] = useState<{ date: string; time: string; of: number | null } | null>(null);
  const stored = at === null ? { date: "", time: usualTime } : typedOf(at, timeZone);
  const typed = typing?.of === at ? typing : stored;
  function type(next: { date: string; time: string }): void {
    const moment = momentIn(momentOf(next, timeZone));
    const kept = moment ?? (next.date === "" ? null : at);
    setTyping({ ...next, of: kept });
    if (kept !== at) setValue(props, "at", kept);
  }
  const isTooFar =
    typed.date.length > 0 && momentIn(momentOf({ ...typed, time: usualTime }, timeZone)) === null;
  return (
    <div className="countdown-when">
      <TextField
        label={say(countdownWords.date)}
        type="date"
        value={typed.date}
        error={isTooFar && say(countdownWords.yearTooFar)}
        onChange={(date) => type({ ...typed, date })}
      />
      <TextField
        label={say(countdownWords.time)}
        type="time"
        value={typed.time}
        onChange={(time) => type({ ...typed, time })}
      />
    </div>
  );
}
