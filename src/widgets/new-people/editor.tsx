import UserPlus from "lucide-react/icons/user-plus";
import { blockEditor } from "../kit/block-editor.tsx";
import type { NewPeopleShown } from "./shown.ts";
import { NewPeopleView } from "./view.tsx";
import { newPeopleWords } from "./wording.ts";

export const newPeopleEditor = blockEditor<NewPeopleShown>({
  icon: UserPlus,
  view: NewPeopleView,
  words: newPeopleWords,
  isEmpty: (data) => data === null || data.length === 0,
});
