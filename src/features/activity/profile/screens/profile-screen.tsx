import Mail from "lucide-react/icons/mail";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { largePhoto } from "#features/people/avatars/model/picture-address.ts";
import { personEntries } from "#features/people/cards/parts/person-entries.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { peopleWords } from "#features/people/wording.ts";
import { CardChips } from "#features/subsites/cards/parts/card-shown.tsx";
import { useCardActs } from "#features/subsites/cards/parts/use-card-acts.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button-look.ts";
import { DayList } from "#ui/day-list.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { Screen } from "#ui/screen.tsx";
import { LineShown } from "../../screens/line-shown.tsx";
import type { profileScreen } from "../screen.ts";
import { profileWords as words } from "../wording.ts";
import { ProfileFacts } from "./profile-facts.tsx";
import { useRoleHash } from "./use-role-hash.ts";
import { WrittenPages } from "./written-pages.tsx";
import "../../screens/activity.css";
import "./profile.css";

type Data = ScreenData<typeof profileScreen>;

/** The page of a person: who they are, how they are reached, and what they wrote lately. */
export function ProfileScreen({ data }: { data: Data }) {
  const say = useSay();
  const here = useHere();
  const { card } = data;
  const { profile } = card;
  return (
    <Screen
      title={
        <span className="profile-title">
          <Avatar name={profile.name} photo={profile.photo && largePhoto(profile.photo)} size={96} />
          <span className="profile-name" dir="auto">
            {profile.name}
          </span>
        </span>
      }
      width="list"
      above={
        !profile.is_external || !card.is_self ? <a href={here("/people/")}>{say(words.people)}</a> : undefined
      }
      help={<Standing data={data} />}
      actions={<Ways data={data} />}
    >
      <div className="profile-columns">
        <div className="profile-main">
          {profile.bio && (
            <p className="profile-bio" dir="auto">
              {profile.bio}
            </p>
          )}
          <Written data={data} />
        </div>
        <ProfileFacts card={card} />
      </div>
    </Screen>
  );
}

/** Position, what else they are, and what is not in order. */
function Standing({ data: { card } }: { data: Data }) {
  const say = useSay();
  return (
    <div className="profile-standing">
      <p dir="auto">{card.profile.position_or_role}</p>
      <CardChips card={card} />
      {card.has_bounced_notifications && (
        <p className="profile-warning">
          <Icon of={TriangleAlert} />
          {say(cardWords.undeliverable, { name: card.profile.name })}
        </p>
      )}
    </div>
  );
}

function Ways({ data: { card } }: { data: Data }) {
  const say = useSay();
  const act = useCardActs(card);
  useRoleHash(card, act);
  const { profile, user_id: id } = card;
  const actions = card.acts.actions.filter((action) => action !== "profile-page");
  return (
    <>
      {profile.email !== "" && !card.is_self && (
        <a className={buttonClass("primary", "normal")} href={`mailto:${encodeURI(profile.email)}`}>
          <Icon of={Mail} />
          {say(cardWords.write)}
        </a>
      )}
      {actions.length > 0 && (
        <Menu
          label={say(peopleWords.actions, { name: profile.name })}
          look="plain"
          groups={personEntries({ id, actions }, act, say)}
        />
      )}
    </>
  );
}

function Written({ data: { card, pages, lines, hasFeed } }: { data: Data }) {
  const say = useSay();
  const here = useHere();
  const { name } = card.profile;
  if (pages.length === 0 && lines.length === 0)
    return (
      <EmptyState
        title={say(words.none)}
        help={card.is_self ? say(words.ownNoneHelp) : say(words.noneHelp, { name })}
      />
    );
  return (
    <>
      {pages.length > 0 && <WrittenPages name={name} pages={pages} />}
      {lines.length > 0 && (
        <section className="profile-part">
          <header>
            <h2>{say(words.lately)}</h2>
            {hasFeed && <a href={here(`/feed/?person=${card.user_id}`)}>{say(words.all)}</a>}
          </header>
          <DayList lines={lines}>
            {(line) => <LineShown key={line.id} line={line} namesPerson={false} />}
          </DayList>
        </section>
      )}
    </>
  );
}
