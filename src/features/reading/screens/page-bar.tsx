import Pencil from "lucide-react/icons/pencil";
import Share2 from "lucide-react/icons/share-2";
import type { Frame } from "#kernel/frame.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EditingNow } from "#features/writing/presence/parts/editing-now.tsx";
import { pageWords } from "#features/pages/wording.ts";
import type { Editing } from "./use-editing.ts";
import { FollowToggle } from "#features/pages/following/parts/follow-toggle.tsx";
import { StarToggle } from "#features/pages/starring/parts/star-toggle.tsx";
import type { PageFacts } from "#features/pages/contract.ts";
import { useSharingDialog } from "#features/sharing/addresses/parts/use-sharing-dialog.tsx";
import { PageCrumbs } from "./page-crumbs.tsx";
import { PageMenu } from "./page-menu.tsx";

type PageBarProps = {
  page: PageFacts;
  me: Frame["me"];
  viewer: Frame["viewer"];
  editing: Editing | undefined;
};

/** The line above a page: where it stands, and what one can do with it. */
export function PageBar(props: PageBarProps) {
  const { page, me, viewer, editing } = props;
  const say = useSay();
  const share = useSharingDialog({ ...page, seen: page.internal });

  return (
    <div className="pages-bar">
      <PageCrumbs folders={page.folders} />
      {me && (
        <div className="pages-actions">
          <StarToggle pageId={page.id} isStarred={page.isStarred} />
          <FollowToggle pageId={page.id} isFollowing={page.isFollowed} />
          <Button look="quiet" icon={Share2} onPress={share}>
            <span className="pages-action-name">{say(pageWords.share)}</span>
          </Button>
          {page.mayEdit && (
            <>
              {!editing?.isOn && <EditingNow pageId={page.id} me={me.id} />}
              {page.hasDraft && <span className="pages-unpublished">{say(pageWords.unpublished)}</span>}
              <LinkButton
                href={`${page.address}?edit`}
                icon={Pencil}
                onNear={editing?.prepare}
                onFollow={editing?.begin}
              >
                <span className="pages-action-name">{say(pageWords.edit)}</span>
              </LinkButton>
            </>
          )}
          <PageMenu page={page} viewer={viewer} />
        </div>
      )}
    </div>
  );
}
