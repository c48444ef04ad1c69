import Globe from "lucide-react/icons/globe";
import PenLine from "lucide-react/icons/pen-line";
import type { Viewer } from "#kernel/viewer.ts";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";

/** What kind of page it is, where it is not an ordinary one. To visitors all pages are public. */
export function PageMarks({ page, viewer }: { page: ShownPage; viewer: Viewer }) {
  const say = useSay();
  return (
    <>
      {page.isHomepage && <Chip>{say(browsingWords.isHomepage)}</Chip>}
      {page.isTemplate && <Chip>{say(browsingWords.isTemplate)}</Chip>}
      {page.isUnpublished && <Chip icon={PenLine}>{say(browsingWords.isUnpublished)}</Chip>}
      {page.isPublic && viewer.role !== "public" && <Chip icon={Globe}>{say(browsingWords.isPublic)}</Chip>}
    </>
  );
}
