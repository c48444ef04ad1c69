import History from "lucide-react/icons/history";
import { blockEditor } from "../kit/block-editor.tsx";
import type { RecentlyChangedShown } from "./shown.ts";
import { RecentlyChangedView } from "./view.tsx";
import { recentlyChangedWords } from "./wording.ts";

export const recentlyChangedEditor = blockEditor<RecentlyChangedShown>({
  icon: History,
  view: RecentlyChangedView,
  words: recentlyChangedWords,
  isEmpty: (data) => data === null || data.length === 0,
});
