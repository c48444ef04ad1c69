import { useState } from "react";
import type { FoundPage, PageTools } from "./editor.ts";
import { typedAddress } from "./link-target.ts";
import { useFoundPages } from "./use-found-pages.ts";

/** A link that was chosen; `title` are the words for it where none were selected. */
export type ChosenLink = { readonly href: string; readonly title: string };

export type TypedLink = ReturnType<typeof useTypedLink>;

/** What is typed where a link is wanted: what it may lead to, and which of that is the one that Enter takes. */
export function useTypedLink(
  href: string | null,
  findPages: PageTools["findPages"],
  onChoose: (link: ChosenLink) => void,
) {
  const [typed, setTyped] = useState(href && !/^page:/i.test(href) ? href.replace(/^mailto:/i, "") : "");
  const [active, setActive] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const address = typedAddress(typed, location.origin);
  const { pages, isLooking } = useFoundPages(address ? null : typed, findPages);
  const choices: readonly (FoundPage | string)[] = address ? [address] : (pages ?? []);

  function type(words: string): void {
    setTyped(words);
    setActive(0);
    setRefused(false);
  }

  /** Takes an arrow key; false for other keys, and where there is nothing to choose from. */
  function step(key: string): boolean {
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!by || choices.length === 0) return false;
    setActive((active + by + choices.length) % choices.length);
    return true;
  }

  function choose(choice: FoundPage | string | undefined): void {
    if (choice === undefined) return setRefused(typed.trim() !== "" && !isLooking);
    if (typeof choice === "string") onChoose({ href: choice, title: typed.trim() });
    else onChoose({ href: `page:${choice.id}`, title: choice.title });
  }

  return { typed, type, choices, active, step, choose, isRefused, pages, isLooking };
}
