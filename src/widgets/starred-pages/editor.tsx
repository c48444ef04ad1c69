import Star from "lucide-react/icons/star";
import { blockEditor } from "../kit/block-editor.tsx";
import type { StarredPagesShown } from "./shown.ts";
import { StarredPagesView } from "./view.tsx";
import { starredPagesWords } from "./wording.ts";

export const starredPagesEditor = blockEditor<StarredPagesShown>({
  icon: Star,
  view: StarredPagesView,
  words: starredPagesWords,
  isEmpty: (data) => data === null || data.length === 0,
});
