import { useSay } from "#ui/language.tsx";
import { ownershipWords as words } from "../wording.ts";

/** What an owner of a site can do (OWNR-04). */
export function Powers({ withSubsites }: { withSubsites: boolean }) {
  const say = useSay();
  return (
    <ul>
      <li>{say(words.givePeople)}</li>
      <li>{say(words.giveOwners)}</li>
      <li>{say(words.giveSite)}</li>
      {withSubsites && <li>{say(words.giveSubsites)}</li>}
    </ul>
  );
}
