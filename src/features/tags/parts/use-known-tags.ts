import { useRef, useState } from "react";
import { send } from "#client/call.ts";
import { readAllTags } from "../contract.ts";
import { type KeptTag, tagOf } from "../model/tag.ts";

/** The tags that can be suggested, asked for when somebody comes to the field. Without them texts can be added all the same. */
export function useKnownTags() {
  const [all, setAll] = useState<readonly KeptTag[]>([]);
  const isAsked = useRef(false);

  async function ask() {
    isAsked.current = true;
    const answer = await send(readAllTags, {});
    if (answer.success) setAll(answer.tags.map(tagOf));
    else isAsked.current = false;
  }

  return { all, load: () => void (isAsked.current || ask()) };
}
