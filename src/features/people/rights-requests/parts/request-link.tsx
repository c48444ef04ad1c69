import type { MouseEvent } from "react";
import { type Offer, rightOffered } from "#kernel/refusal.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { wordsFor } from "../wording.ts";
import "#ui/text-link.css";

/**
 * Opens the request; without script it leads to the people, where administrators stand with their addresses, or to the page,
 * which says who wrote it.
 */
export function RequestLink(props: { offer: Offer; onFollow: (event: MouseEvent) => void }) {
  const [say, here] = [useSay(), useHere()];
  const { right, pageId } = rightOffered(props.offer);
  return (
    <a
      className="ui-text-link"
      href={here(pageId === null ? "/people/" : `/page/${pageId}/`)}
      onClick={props.onFollow}
    >
      {say(wordsFor(right).title)}
    </a>
  );
}
