import { useId } from "react";
import type { Locale } from "#kernel/language.ts";
import { monthName } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { celebrationWords as words } from "../wording.ts";
import "./birthday-fields.css";

type Typed = { readonly month: string; readonly day: string; readonly year: string };

/** A day and a month, and a year for whoever wants to say it. */
export function BirthdayFields(props: Typed & { onChange: (typed: Typed) => void }) {
  const say = useSay();
  const id = useId();
  const locale = useLocale();
  const { onChange, ...typed } = props;
  return (
    <fieldset className="celebrations-birthday" aria-describedby={`${id}-help`}>
      <legend>{say(words.birthday)}</legend>
      <div className="celebrations-birthday-fields">
        <SelectField
          label={say(words.day)}
          value={typed.day}
          options={[none(say(words.none)), ...numbered(31, String)]}
          onChange={(day) => onChange({ ...typed, day })}
        />
        <SelectField
          label={say(words.month)}
          value={typed.month}
          options={[none(say(words.none)), ...numbered(12, (month) => nameOf(month, locale))]}
          onChange={(month) => onChange({ ...typed, month })}
        />
        <TextField
          label={say(words.year)}
          type="number"
          value={typed.year}
          onChange={(year) => onChange({ ...typed, year })}
        />
      </div>
      <p id={`${id}-help`}>{say(words.yearHelp)}</p>
    </fieldset>
  );
}

const none = (label: string) => ({ value: "", label });

function numbered(most: number, label: (each: number) => string) {
  return Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: label(at + 1) }));
}

const nameOf = (month: number, locale: Locale) => monthName(Date.UTC(2000, month - 1, 15), locale);
