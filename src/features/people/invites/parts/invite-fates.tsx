import { useSay } from "#ui/language.tsx";
import type { ReadInvitee } from "../model/read-invitee.ts";
import { addManyWords as words } from "../wording.ts";
import "./invite-fates.css";

/** What becomes of each person of a pasted list when it is sent. */
export function InviteFates({ people }: { people: readonly ReadInvitee[] }) {
  const say = useSay();
  return (
    // What scrolls may shrink to nothing; what is around it is as high as it wants to be.
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled from the keyboard. */}
      <div className="invites-fates" role="region" aria-label={say(words.fates)} tabIndex={0}>
        <ul>
          {people.map(({ email, name, fate }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- one address may stand there twice.
            <li key={place}>
              <span>{name === "" ? email : `${name} <${email}>`}</span>
              <span>{say(words[fate])}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
