import { embedClipboard } from "../kit/embed-clipboard.ts";
import { type GCalendar, shownGCalendar } from "./schema.ts";

export const gcalendarClipboard = embedClipboard<GCalendar>(shownGCalendar);
