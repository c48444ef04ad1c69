import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Heading from "lucide-react/icons/heading";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import ListOrdered from "lucide-react/icons/list-ordered";
import List from "lucide-react/icons/list";
import Quote from "lucide-react/icons/quote";
import type { TextState } from "../kit/field-binding.ts";
import { makeLink, nextHeading, toggleAround, toggleLines } from "./text-commands.ts";
import { markdownWords } from "./wording.ts";

/** What the bar above the text offers. `key` is pressed with Ctrl or Command, where one is given with Shift. */
export const writingTools = [
  {
    words: markdownWords.bold,
    icon: Bold,
    key: "b",
    shift: false,
    perform: (state: TextState) => toggleAround(state, "**"),
  },
  {
    words: markdownWords.italic,
    icon: Italic,
    key: "i",
    shift: false,
    perform: (state: TextState) => toggleAround(state, "_"),
  },
  { words: markdownWords.heading, icon: Heading, key: "h", shift: true, perform: nextHeading },
  { words: markdownWords.link, icon: Link, key: "k", shift: false, perform: makeLink },
  {
    words: markdownWords.list,
    icon: List,
    key: "8",
    shift: true,
    perform: (state: TextState) => toggleLines(state, "- "),
  },
  {
    words: markdownWords.numbers,
    icon: ListOrdered,
    key: "7",
    shift: true,
    perform: (state: TextState) => toggleLines(state, "1. "),
  },
  {
    words: markdownWords.quote,
    icon: Quote,
    key: "9",
    shift: true,
    perform: (state: TextState) => toggleLines(state, "> "),
  },
  {
    words: markdownWords.code,
    icon: Code,
    key: "e",
    shift: false,
    perform: (state: TextState) => toggleAround(state, "`"),
  },
] as const;

/** The tool of a pressed key; digits are known by their place, which Shift does not change. */
export function toolFor(event: {
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  key: string;
  code: string;
}) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.code.startsWith("Digit") ? event.code.slice(5) : event.key.toLowerCase();
  return writingTools.find((tool) => tool.key === key && tool.shift === event.shiftKey) ?? null;
}
