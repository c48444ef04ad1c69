import { useSay } from "#ui/language.tsx";
import { ownershipWords as words } from "../wording.ts";

/** What an owner of a site can do (OWNR-04). */
export function Powers({ withSubsites }: { withSubsites: boolean }) {
  const say = useSay();
  return (
    <ul>
      <li>{say(words.givePeopleHelp)}</li>
      <li>{say(words.giveOwnersHelp)}</li>
      <li>{say(words.giveSiteHelp)}</li>
      {withSubsites && <li>{say(words.giveSubsitesHelp)}</li>}
    </ul>
  );
}
