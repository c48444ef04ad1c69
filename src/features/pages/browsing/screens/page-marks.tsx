import Globe from "lucide-react/icons/globe";
import PenLine from "lucide-react/icons/pen-line";
import type { Viewer } from "#kernel/viewer.ts";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";

type PageMarksProps = {
  page: ShownPage;
  viewer: Viewer;
  /** Whom it is shared with stands beside it in a column of its own. */
  sharingIsSaid?: boolean;
};

/** What kind of page it is, where it is not an ordinary one. To visitors all pages are public. */
export function PageMarks({ page, viewer, sharingIsSaid = false }: PageMarksProps) {
  const say = useSay();
  return (
    <>
      {page.isHomepage && <Chip>{say(browsingWords.isHomepage)}</Chip>}
      {page.isTemplate && <Chip>{say(browsingWords.isTemplate)}</Chip>}
      {page.isUnpublished && <Chip icon={PenLine}>{say(browsingWords.isUnpublished)}</Chip>}
      {page.isPublic && !sharingIsSaid && viewer.role !== "public" && (
        <Chip icon={Globe}>{say(browsingWords.isPublic)}</Chip>
      )}
    </>
  );
}
