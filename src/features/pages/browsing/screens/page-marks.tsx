import Globe from "lucide-react/icons/globe";
import PenLine from "lucide-react/icons/pen-line";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import type { ShownPage } from "../model/page-list.ts";
import { browsingWords } from "../wording.ts";

/** What kind of page it is, where it is not an ordinary one. */
export function PageMarks({ page }: { page: ShownPage }) {
  const say = useSay();
  return (
    <>
      {page.isHomepage && <Chip>{say(browsingWords.isHomepage)}</Chip>}
      {page.isTemplate && <Chip>{say(browsingWords.isTemplate)}</Chip>}
      {page.isUnpublished && <Chip icon={PenLine}>{say(browsingWords.isUnpublished)}</Chip>}
      {page.isPublic && <Chip icon={Globe}>{say(browsingWords.isPublic)}</Chip>}
    </>
  );
}
