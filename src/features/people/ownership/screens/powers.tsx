import { useSay } from "#ui/language.tsx";
import { ownershipWords as words } from "../wording.ts";
import "./ownership.css";

/** What an owner of a site can do (OWNR-04). */
export function Powers({ withSubsites }: { withSubsites: boolean }) {
  const say = useSay();
  return (
    <ul className="ownership-powers">
      <li>{say(words.givePeopleHelp)}</li>
      <li>{say(words.giveOwnersHelp)}</li>
      <li>{say(words.giveSiteHelp)}</li>
      {withSubsites && <li>{say(words.giveSubsitesHelp)}</li>}
    </ul>
  );
}
