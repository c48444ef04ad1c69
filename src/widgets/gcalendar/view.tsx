import { EmbedView } from "../kit/embed-view.tsx";
import type { ViewProps } from "../widget.ts";
import { type GCalendar, shownGCalendar } from "./schema.ts";

export function GCalendarView({ content, say }: ViewProps<GCalendar>) {
  return <EmbedView shown={shownGCalendar(content)} title={content.title} say={say} />;
}
