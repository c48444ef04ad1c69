import Star from "lucide-react/icons/star";
import { useSay } from "#ui/language.tsx";
import { MarkToggle } from "../../parts/mark-toggle.tsx";
import { pageWords } from "../../wording.ts";
import { starPage, unstarPage } from "../contract.ts";

/** Stars a page or takes the star away. */
export function StarToggle({ pageId, isStarred }: { pageId: number; isStarred: boolean }) {
  const say = useSay();
  return (
    <MarkToggle
      pageId={pageId}
      icon={Star}
      label={say(pageWords.star)}
      isOn={isStarred}
      on={starPage}
      off={unstarPage}
    />
  );
}
