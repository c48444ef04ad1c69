import FolderOpen from "lucide-react/icons/folder-open";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Opening } from "#features/pages/parts/opening.tsx";
import { homepageWords } from "../wording.ts";

/** The site has a home page that its reader may not see: it says so, and leads to the pages that they may. */
export function ClosedHome({ site }: { site: string }) {
  const say = useSay();
  return (
    <Opening title={say(homepageWords.welcome, { site })} help={say(homepageWords.closed)}>
      <LinkButton href="/pages/" look="primary" icon={FolderOpen}>
        {say(homepageWords.browse)}
      </LinkButton>
    </Opening>
  );
}
