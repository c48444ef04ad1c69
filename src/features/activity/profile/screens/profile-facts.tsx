import { cardWords } from "#features/people/cards/wording.ts";
import { ProfileAttrs } from "#features/people/profiles/parts/profile-attrs.tsx";
import { SpacesList } from "#features/subsites/cards/parts/spaces-list.tsx";
import type { Card } from "#features/subsites/cards/model/card.ts";
import { useSay } from "#ui/language.tsx";
import { profileWords as words } from "../wording.ts";

/** Beside what they wrote: how they are reached, and where they are. */
export function ProfileFacts({ card: { id, email, attrs, spaces, team } }: { card: Card }) {
  const say = useSay();
  return (
    <div className="profile-facts">
      {(email !== "" || attrs.length > 0 || team > 0) && (
        <section>
          <h2>{say(words.contact)}</h2>
          <ProfileAttrs email={email} attrs={attrs} team={{ of: id, count: team }} />
        </section>
      )}
      {spaces.length > 0 && (
        <section>
          <h2>{say(cardWords.spaces)}</h2>
          <SpacesList spaces={spaces} />
        </section>
      )}
    </div>
  );
}
