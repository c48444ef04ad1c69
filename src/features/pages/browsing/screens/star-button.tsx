import Star from "lucide-react/icons/star";
import { useState } from "react";
import { send } from "#client/call.ts";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { starPage, unstarPage } from "../../starring/contract.ts";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";

/** The star of a row: at once, and taken back with the reason when it could not be kept (PLST-24). */
export function StarButton({ page }: { page: ShownPage }) {
  const say = useSay();
  const { fail } = useNotices();
  const [isStarred, setStarred] = useState(page.isStarred);

  async function toggle() {
    setStarred(!isStarred);
    const answer = await send(isStarred ? unstarPage : starPage, { id: page.id });
    if (answer.success) return;
    setStarred(isStarred);
    fail(answer);
  }

  return (
    <button
      type="button"
      className="browsing-star"
      aria-pressed={isStarred}
      aria-label={say(browsingWords.star, { title: page.title })}
      onClick={() => void toggle()}
    >
      <Icon of={Star} />
    </button>
  );
}
