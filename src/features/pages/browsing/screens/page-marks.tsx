import Globe from "lucide-react/icons/globe";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";
import type { PageRow } from "../contract.ts";
import { browsingWords } from "../wording.ts";

/** What kind of page it is, where it is not an ordinary one. */
export function PageMarks({ page }: { page: PageRow }) {
  const say = useSay();
  return (
    <>
      {page.ish && <Chip>{say(browsingWords.isHomepage)}</Chip>}
      {page.ist && <Chip>{say(browsingWords.isTemplate)}</Chip>}
      {page.isp && <Chip icon={Globe}>{say(browsingWords.isPublic)}</Chip>}
    </>
  );
}
