import Mail from "lucide-react/icons/mail";
import IdCard from "lucide-react/icons/id-card";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import UsersRound from "lucide-react/icons/users-round";
import { AwayChip } from "#features/people/away/parts/away-chip.tsx";
import { AwayNote } from "#features/people/away/parts/away-note.tsx";
import { CelebrationRows } from "#features/people/celebrations/parts/celebration-rows.tsx";
import { personEntries } from "#features/people/cards/parts/person-entries.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { ProfileAttrs } from "#features/people/profiles/parts/profile-attrs.tsx";
import { peopleWords, roleWords } from "#features/people/wording.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button-look.ts";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { SpacesList } from "./spaces-list.tsx";
import type { Card } from "../model/card.ts";
import { useCardActs } from "./use-card-acts.tsx";
import "./cards.css";

/** What stands on a card: who somebody is, how they are reached, where they are, and what one may do. */
export function CardShown({ card, close }: { card: Card; close: () => void }) {
  const say = useSay();
  const { name, spaces } = card;
  return (
    <>
      <Head card={card} close={close} />
      {card.acts.away?.note && (
        <div className="cards-note">
          <AwayNote away={card.acts.away} />
        </div>
      )}
      {card.isUndeliverable && (
        <p className="cards-warning">
          <Icon of={TriangleAlert} />
          {say(cardWords.undeliverable, { name })}
        </p>
      )}
      <Bio name={name} bio={card.bio} />
      <ProfileAttrs {...card} team={{ of: card.id, count: card.team }} more={daysOf(card)} />
      {spaces.length > 0 && <SpacesList spaces={spaces} />}
      <Ways card={card} close={close} />
    </>
  );
}

function Head({ card, close }: { card: Card; close: () => void }) {
  const say = useSay();
  const { id, name } = card;
  const act = useCardActs(card, close);
  const actions = card.acts.actions.filter((action) => action !== "profile-page");
  return (
    <div className="cards-head">
      <Avatar name={name} photo={card.photo} size={64} />
      <div className="cards-who">
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{card.position}</p>
        <CardChips card={card} />
      </div>
      {actions.length > 0 && (
        <Menu label={say(peopleWords.actions, { name })} groups={personEntries({ id, actions }, act, say)} />
      )}
    </div>
  );
}

function Ways({ card: { id, email, isSelf }, close }: { card: Card; close: () => void }) {
  const say = useSay();
  const here = useHere();
  return (
    <div className="cards-ways">
      {email !== "" && !isSelf && (
        <a className={buttonClass("primary", "normal")} href={`mailto:${encodeURI(email)}`}>
          <Icon of={Mail} />
          {say(cardWords.write)}
        </a>
      )}
      <a className={buttonClass("plain", "normal")} href={here(`/profile/p/${id}/`)} onClick={close}>
        <Icon of={IdCard} />
        {say(cardWords.profilePage)}
      </a>
    </div>
  );
}

/** Their birthday and first day as lines; null where there are none. */
export function daysOf({ acts: { days } }: Card) {
  return days && (days.birthday || days.since !== null) ? <CelebrationRows days={days} /> : null;
}

/** What somebody says of themselves; long texts scroll, by keys as well (CARD-06). */
function Bio({ name, bio }: { name: string; bio: string }) {
  const say = useSay();
  if (bio === "") return null;
  return (
    <div
      className="cards-bio"
      role="region"
      aria-label={say(cardWords.bio, { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys, too.
      tabIndex={0}
      dir="auto"
    >
      {bio}
    </div>
  );
}

/** What they are beyond their position, and what is not settled yet. */
export function CardChips({ card: { acts, ...card } }: { card: Card }) {
  const say = useSay();
  // Being one of many says nothing, nor does what stands as the position already.
  const { subsite, role } = acts;
  const isPlain = subsite ? subsite.role === "viewer" : role === "member";
  const isSaid = card.position !== card.standing && !isPlain && !card.isExternal;
  return (
    <div className="cards-chips">
      {isSaid && <Chip tone={card.isSiteOwner ? "accent" : "neutral"}>{card.standing}</Chip>}
      {card.isExternal && <Chip>{say(roleWords.external)}</Chip>}
      {acts.state === "invited" && <Chip tone="good">{say(peopleWords.invited)}</Chip>}
      {acts.state === "expired" && <Chip tone="warn">{say(peopleWords.inviteOver)}</Chip>}
      <AwayChip away={acts.away} />
      {card.isForeign && <Chip>{say(cardWords.foreign)}</Chip>}
      {card.groups.map(({ address, name }) => (
        <Chip key={address} icon={UsersRound} href={address}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
