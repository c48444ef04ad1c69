import Star from "lucide-react/icons/star";
import { useState } from "react";
import { send } from "#client/call.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { pageWords } from "../../wording.ts";
import { starPage, unstarPage } from "../contract.ts";

/** Stars a page or takes the star away: shown at once, and taken back with a word when it did not work. */
export function StarToggle(props: { pageId: number; isStarred: boolean }) {
  const say = useSay();
  const { fail } = useNotices();
  const [isStarred, setStarred] = useState(props.isStarred);

  async function toggle() {
    const wanted = !isStarred;
    setStarred(wanted);
    const answer = await send(wanted ? starPage : unstarPage, { id: props.pageId });
    if (answer.success) return;
    setStarred(!wanted);
    fail(answer);
  }

  return (
    <IconButton icon={Star} label={say(pageWords.star)} pressed={isStarred} onPress={() => void toggle()} />
  );
}
