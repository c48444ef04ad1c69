import CalendarHeart from "lucide-react/icons/calendar-heart";
import { blockEditor } from "../kit/block-editor.tsx";
import type { PeopleThisWeekShown } from "./shown.ts";
import { PeopleThisWeekView } from "./view.tsx";
import { peopleThisWeekWords } from "./wording.ts";

export const peopleThisWeekEditor = blockEditor<PeopleThisWeekShown>({
  icon: CalendarHeart,
  view: PeopleThisWeekView,
  words: peopleThisWeekWords,
  isEmpty: (data) => data === null || data.people.length === 0,
});
