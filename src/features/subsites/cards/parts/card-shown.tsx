import Mail from "lucide-react/icons/mail";
import IdCard from "lucide-react/icons/id-card";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { personEntries } from "#features/people/cards/parts/person-entries.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { ProfileAttrs } from "#features/people/profiles/parts/profile-attrs.tsx";
import { peopleWords, roleWords } from "#features/people/wording.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button-look.ts";
import { Chip } from "#ui/chip.tsx";
import { cssVariables } from "#ui/css-variables.ts";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { bioMost } from "../contract.ts";
import { SpacesList } from "./spaces-list.tsx";
import { type Card, useCardActs } from "./use-card-acts.tsx";
import "./cards.css";

/** What stands on a card: who somebody is, how they are reached, where they are, and what one may do. */
export function CardShown({ card, close }: { card: Card; close: () => void }) {
  const say = useSay();
  const here = useHere();
  const { profile, spaces, user_id: id } = card;
  const act = useCardActs(card, close);
  const actions = card.acts.actions.filter((action) => action !== "profile-page");
  return (
    <>
      <div className="cards-head">
        <Avatar name={profile.name} photo={profile.photo} size={64} />
        <div className="cards-who">
          <h2 dir="auto">{profile.name}</h2>
          <p dir="auto">{profile.position_or_role}</p>
          <CardChips card={card} />
        </div>
        {actions.length > 0 && (
          <Menu
            label={say(peopleWords.actions, { name: profile.name })}
            groups={personEntries({ id, actions }, act, say)}
          />
        )}
      </div>
      {card.has_bounced_notifications && (
        <p className="cards-warning">
          <Icon of={TriangleAlert} />
          {say(cardWords.undeliverable, { name: profile.name })}
        </p>
      )}
      <Bio name={profile.name} bio={profile.bio} />
      <ProfileAttrs email={profile.email} attrs={profile.attrs} />
      {spaces.length > 0 && <SpacesList spaces={spaces} />}
      <div className="cards-ways">
        {profile.email !== "" && !card.is_self && (
          <a className={buttonClass("primary", "normal")} href={`mailto:${encodeURI(profile.email)}`}>
            <Icon of={Mail} />
            {say(cardWords.write)}
          </a>
        )}
        <a className={buttonClass("plain", "normal")} href={here(`/profile/p/${id}/`)} onClick={close}>
          <Icon of={IdCard} />
          {say(cardWords.profilePage)}
        </a>
      </div>
    </>
  );
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
      style={cssVariables({ "--most": `${bioMost}px` })}
    >
      {bio}
    </div>
  );
}

/** What they are beyond their position, and what is not settled yet. */
export function CardChips({ card: { profile, acts, ...card } }: { card: Card }) {
  const say = useSay();
  const isRoleSaid = profile.position_or_role === profile.role_str;
  return (
    <div className="cards-chips">
      {!isRoleSaid && acts.role !== "member" && !profile.is_external && (
        <Chip tone={profile.is_site_owner ? "accent" : "neutral"}>{profile.role_str}</Chip>
      )}
      {profile.is_external && <Chip>{say(roleWords.external)}</Chip>}
      {acts.state === "invited" && <Chip tone="good">{say(peopleWords.invited)}</Chip>}
      {acts.state === "expired" && <Chip tone="warn">{say(peopleWords.inviteOver)}</Chip>}
      {card.is_foreign_profile && <Chip>{say(cardWords.foreign)}</Chip>}
    </div>
  );
}
