import type { MouseEvent } from "react";
import { useSay } from "#ui/language.tsx";
import { type Right, rightsRequestWords } from "../wording.ts";
import "#ui/text-link.css";

/** Opens the request; without script it leads to the people, where administrators stand with their addresses. */
export function RequestLink(props: { right: Right; onFollow: (event: MouseEvent) => void }) {
  const say = useSay();
  const words = props.right === "owner" ? rightsRequestWords.requestOwner : rightsRequestWords.requestAdmin;
  return (
    <a className="ui-text-link" href="/people/" onClick={props.onFollow}>
      {say(words)}
    </a>
  );
}
