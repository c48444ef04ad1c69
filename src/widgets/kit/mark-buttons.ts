import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Highlighter from "lucide-react/icons/highlighter";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import RemoveFormatting from "lucide-react/icons/remove-formatting";
import Strikethrough from "lucide-react/icons/strikethrough";
import Underline from "lucide-react/icons/underline";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import type { Say } from "#kernel/language.ts";
import type { BarButton } from "./text-bar.tsx";
import { formatWords } from "./wording.ts";

const icons = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  highlight: Highlighter,
  code: Code,
  clear: RemoveFormatting,
  link: Link,
} as const;

/** What one does to words themselves, wherever they stand. */
export type MarkAct = keyof typeof icons;

/** The keys that do the same. */
export const markKeys: Readonly<Record<MarkAct, string>> = {
  bold: "mod+b",
  italic: "mod+i",
  underline: "mod+u",
  strike: "mod+shift+x",
  highlight: "mod+shift+h",
  code: "mod+e",
  clear: "mod+\\",
  link: "mod+k",
};

/** The name of a button with its keys, as the keyboard at hand calls them. */
export const withKeys = (name: string, keys: string) => `${name} (${keysShown(keys, isMacKeyboard())})`;

const button = (say: Say, act: MarkAct): BarButton<MarkAct> => ({
  act,
  icon: icons[act],
  label: withKeys(say(formatWords[act]), markKeys[act]),
  isDeed: act === "clear",
});

export const markButtons = (say: Say): BarButton<MarkAct>[] =>
  (["bold", "italic", "underline", "strike", "highlight", "code", "clear"] as const).map((act) =>
    button(say, act),
  );

export const linkButton = (say: Say): BarButton<MarkAct> => button(say, "link");
