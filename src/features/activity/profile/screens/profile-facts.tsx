import { cardWords } from "#features/people/cards/wording.ts";
import { useCelebrationsDialog } from "#features/people/celebrations/parts/use-celebrations-dialog.tsx";
import { celebrationWords } from "#features/people/celebrations/wording.ts";
import { ProfileAttrs } from "#features/people/profiles/parts/profile-attrs.tsx";
import { daysOf } from "#features/subsites/cards/parts/card-shown.tsx";
import { SpacesList } from "#features/subsites/cards/parts/spaces-list.tsx";
import type { Card } from "#features/subsites/cards/model/card.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { profileWords as words } from "../wording.ts";

/** Beside what they wrote: how they are reached, and where they are. */
export function ProfileFacts({ card }: { card: Card }) {
  const say = useSay();
  const { id, email, attrs, spaces, team } = card;
  const days = daysOf(card);
  return (
    <div className="profile-facts">
      {(email !== "" || attrs.length > 0 || team > 0 || days || card.acts.days?.mayEdit) && (
        <section>
          <h2>{say(words.contact)}</h2>
          <ProfileAttrs email={email} attrs={attrs} team={{ of: id, count: team }} more={days} />
          {card.acts.days?.mayEdit && <ChangeDays card={card} />}
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

function ChangeDays({ card }: { card: Card }) {
  const say = useSay();
  const open = useCelebrationsDialog();
  return (
    <p className="profile-change">
      <Button size="small" onPress={() => open(card.id)}>
        {say(daysOf(card) ? celebrationWords.change : celebrationWords.add)}
      </Button>
    </p>
  );
}
