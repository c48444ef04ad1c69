import type { LucideIcon } from "lucide-react";
import AlignCenter from "lucide-react/icons/align-center";
import AlignLeft from "lucide-react/icons/align-left";
import AlignRight from "lucide-react/icons/align-right";
import CodeXml from "lucide-react/icons/code-xml";
import Heading1 from "lucide-react/icons/heading-1";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import Heading4 from "lucide-react/icons/heading-4";
import List from "lucide-react/icons/list";
import ListChecks from "lucide-react/icons/list-checks";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import StickyNote from "lucide-react/icons/sticky-note";
import Text from "lucide-react/icons/text";
import { isMacKeyboard, keysShown } from "#client/command-keys.ts";
import type { Say } from "#kernel/language.ts";
import type { Words } from "#kernel/words.ts";
import type { TextTurn } from "#widgets/kit/editor.ts";
import { type Side, sides } from "#widgets/kit/line-sides.ts";
import { arrangingWords as words } from "../wording.ts";
import type { TypedItem } from "./typed-items.ts";

type Turn = {
  readonly name: Words;
  readonly otherNames: Words;
  readonly help: Words;
  readonly icon: LucideIcon;
  readonly keys?: string;
};

/** What lines can become, in the order in which it is offered, with the letters that do the same at the start of a line. */
export const turns: Readonly<Record<TextTurn, Turn>> = {
  text: { name: words.turnText, otherNames: words.turnTextNames, help: words.turnTextHelp, icon: Text },
  h0: {
    name: words.heading1,
    otherNames: words.headingNames,
    help: words.heading1Help,
    icon: Heading1,
    keys: "#",
  },
  h1: {
    name: words.heading2,
    otherNames: words.headingNames,
    help: words.heading2Help,
    icon: Heading2,
    keys: "##",
  },
  h2: {
    name: words.heading3,
    otherNames: words.headingNames,
    help: words.heading3Help,
    icon: Heading3,
    keys: "###",
  },
  h3: {
    name: words.heading4,
    otherNames: words.headingNames,
    help: words.heading4Help,
    icon: Heading4,
    keys: "####",
  },
  bullet: {
    name: words.bulletList,
    otherNames: words.bulletListNames,
    help: words.bulletListHelp,
    icon: List,
    keys: "-",
  },
  number: {
    name: words.numberList,
    otherNames: words.numberListNames,
    help: words.numberListHelp,
    icon: ListOrdered,
    keys: "1.",
  },
  task: {
    name: words.checklist,
    otherNames: words.checklistNames,
    help: words.checklistHelp,
    icon: ListChecks,
    keys: "[]",
  },
  quote: { name: words.quote, otherNames: words.quoteNames, help: words.quoteHelp, icon: Quote, keys: ">" },
  note: { name: words.note, otherNames: words.noteNames, help: words.noteHelp, icon: StickyNote },
  code: {
    name: words.code,
    otherNames: words.codeNames,
    help: words.codeHelp,
    icon: CodeXml,
    keys: "```",
  },
};

export function lineTurns(say: Say): (TypedItem & { readonly otherNames: string })[] {
  return (Object.entries(turns) as [TextTurn, Turn][]).map(
    ([into, { name, otherNames, help, icon, keys }]) => ({
      key: into,
      name: say(name),
      otherNames: `${say(otherNames)} ${say(words.turnNames)}`,
      help: say(help),
      icon,
      keys,
      choose: (typed) => typed.turn?.(into),
    }),
  );
}

const sideFaces: Readonly<Record<Side, Omit<Turn, "otherNames">>> = {
  left: { name: words.alignLeft, help: words.alignLeftHelp, icon: AlignLeft, keys: "mod+shift+l" },
  center: { name: words.alignCenter, help: words.alignCenterHelp, icon: AlignCenter, keys: "mod+shift+e" },
  right: { name: words.alignRight, help: words.alignRightHelp, icon: AlignRight, keys: "mod+shift+r" },
};

/** Where a line can stand. */
export function lineSides(say: Say): (TypedItem & { readonly otherNames: string })[] {
  return sides.map((side) => {
    const { name, help, icon, keys = "" } = sideFaces[side];
    return {
      key: side,
      name: say(name),
      otherNames: say(words.alignNames),
      help: say(help),
      icon,
      keys: keysShown(keys, isMacKeyboard()),
      choose: (typed) => typed.align?.(side),
    };
  });
}
