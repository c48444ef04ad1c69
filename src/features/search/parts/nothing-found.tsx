import { useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { searchListWords } from "../list/wording.ts";
import { useKeysInside } from "./use-keys-inside.ts";

/** What to do when nothing was found. The button is reached with Tab, and Escape leads back to the field. */
export function NothingFound({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const area = useRef<HTMLDivElement>(null);
  useKeysInside(area, onClose);
  return (
    <div className="search-nothing" ref={area}>
      <p>{say(searchListWords.tryThis)}</p>
      <LinkButton href="/pages/" size="small">
        {say(searchListWords.browse)}
      </LinkButton>
    </div>
  );
}
