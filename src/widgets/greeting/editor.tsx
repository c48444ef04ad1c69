import Hand from "lucide-react/icons/hand";
import { blockEditor } from "../kit/block-editor.tsx";
import { GreetingView } from "./view.tsx";
import { greetingWords } from "./wording.ts";

export const greetingEditor = blockEditor({
  icon: Hand,
  view: GreetingView,
  words: greetingWords,
  isEmpty: () => false,
});
