import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type GCalendar, calendarViews } from "./schema.ts";
import { gcalendarWords } from "./wording.ts";

export function GCalendarSettings(props: EditorProps<GCalendar>) {
  const say = useSay();
  return (
    <>
      <Segments
        isFull
        label={say(gcalendarWords.view)}
        value={props.content.view}
        options={calendarViews.map((value) => ({ value, label: say(gcalendarWords[value]) }))}
        onChange={(view) => setValue(props, "view", view)}
      />
      <HeightChoice of={props} />
    </>
  );
}
