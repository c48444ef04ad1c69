import { EmbedEditor } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { type GCalendar, shownGCalendar } from "./schema.ts";
import { GCalendarSettings } from "./settings.tsx";
import { gcalendarWords } from "./wording.ts";

function GCalendarEditor(props: EditorProps<GCalendar>) {
  return <EmbedEditor of={props} shown={shownGCalendar(props.content)} words={gcalendarWords} />;
}

export const gcalendarEditor: LateParts<GCalendar> = { Editor: GCalendarEditor, Settings: GCalendarSettings };
