import Inbox from "lucide-react/icons/inbox";
import { blockEditor } from "../kit/block-editor.tsx";
import type { WaitingForYouShown } from "./shown.ts";
import { WaitingForYouView } from "./view.tsx";
import { waitingForYouWords } from "./wording.ts";

export const waitingForYouEditor = blockEditor<WaitingForYouShown>({
  icon: Inbox,
  view: WaitingForYouView,
  words: waitingForYouWords,
  isEmpty: (data) => data === null || data.length === 0,
});
