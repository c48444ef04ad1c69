import Heading from "lucide-react/icons/heading";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import Text from "lucide-react/icons/text";
import type { LucideIcon } from "lucide-react";
import type { Words } from "#kernel/words.ts";
import type { MenuGroup } from "#ui/menu-entry.ts";
import type { TextForm } from "#widgets/kit/text-forms.ts";
import { arrangingWords } from "../wording.ts";
import { turnInto } from "./block-deeds.ts";
import type { Canvas } from "./canvas.ts";
import { moveToEdge, nudge } from "./nudge.ts";

/** Where selected blocks can be moved to. */
export function moveMenu(canvas: Canvas, ids: readonly string[]): readonly MenuGroup[] {
  const { say } = canvas;
  const back = () => canvas.focuses.onHandle(canvas.selection.get()?.id ?? "");
  const entry = (id: string, label: Words, move: () => void, keys?: Words) => ({
    id,
    label: say(label),
    ...(keys ? { keys: say(keys) } : {}),
    onChoose: () => (move(), back()),
  });
  return [
    {
      entries: [
        entry("up", arrangingWords.up, () => nudge(canvas, ids, "up"), arrangingWords.altUp),
        entry("down", arrangingWords.down, () => nudge(canvas, ids, "down"), arrangingWords.altDown),
      ],
    },
    {
      entries: [
        entry("top", arrangingWords.toTop, () => moveToEdge(canvas, ids, "top")),
        entry("end", arrangingWords.toEnd, () => moveToEdge(canvas, ids, "end")),
      ],
    },
  ];
}

const forms: Readonly<Record<TextForm, readonly [Words, LucideIcon]>> = {
  text: [arrangingWords.formText, Text],
  h0: [arrangingWords.formH0, Heading],
  h1: [arrangingWords.formH1, Heading],
  h2: [arrangingWords.formH2, Heading],
  h3: [arrangingWords.formH3, Heading],
  bullet: [arrangingWords.formBullet, List],
  number: [arrangingWords.formNumber, ListOrdered],
  quote: [arrangingWords.formQuote, Quote],
};

/** What selected texts can be made into. */
export function formMenu(
  canvas: Canvas,
  ids: readonly string[],
  possible: readonly TextForm[],
): readonly MenuGroup[] {
  const entries = possible.map((form) => {
    const [label, icon] = forms[form];
    return { id: form, label: canvas.say(label), icon, onChoose: () => turnInto(canvas, ids, form) };
  });
  return [{ entries }];
}
