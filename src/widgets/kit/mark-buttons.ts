import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import Strikethrough from "lucide-react/icons/strikethrough";
import Underline from "lucide-react/icons/underline";
import type { Say } from "#kernel/language.ts";
import type { BarButton } from "./text-bar.tsx";
import { formatWords } from "./wording.ts";

const icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  code: Code,
  link: Link,
} as const;

/** What one does to words themselves, wherever they stand. */
export type MarkAct = keyof typeof icons;

const button = (say: Say, act: MarkAct): BarButton<MarkAct> => ({
  act,
  icon: icons[act],
  label: say(formatWords[act]),
});

export const markButtons = (say: Say): BarButton<MarkAct>[] =>
  (["bold", "italic", "underline", "strike", "code"] as const).map((act) => button(say, act));

export const linkButton = (say: Say): BarButton<MarkAct> => button(say, "link");
