import Bell from "lucide-react/icons/bell";
import { useSay } from "#ui/language.tsx";
import { MarkToggle } from "../../parts/mark-toggle.tsx";
import { pageWords } from "../../wording.ts";
import { followPage, unfollowPage } from "../contract.ts";

/** Follows a page or stops following it (FLLW-04). */
export function FollowToggle({ pageId, isFollowing }: { pageId: number; isFollowing: boolean }) {
  const say = useSay();
  return (
    <MarkToggle
      pageId={pageId}
      icon={Bell}
      label={say(pageWords.follow)}
      isOn={isFollowing}
      on={followPage}
      off={unfollowPage}
      failed={say(pageWords.followFailed)}
    />
  );
}
