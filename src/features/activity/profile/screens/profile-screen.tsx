import Mail from "lucide-react/icons/mail";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { itemsOfMenu, usePaletteItems } from "#client/palette.ts";
import { largePhoto } from "#features/people/avatars/model/picture-address.ts";
import { AwayNote } from "#features/people/away/parts/away-note.tsx";
import { personEntries } from "#features/people/cards/parts/person-entries.ts";
import { cardWords } from "#features/people/cards/wording.ts";
import { peopleWords } from "#features/people/wording.ts";
import { CardChips } from "#features/subsites/cards/parts/card-shown.tsx";
import { useCardActs } from "#features/subsites/cards/parts/use-card-acts.tsx";
import type { ScreenData } from "#kernel/screen.ts";
import { Avatar } from "#ui/avatar.tsx";
import { buttonClass } from "#ui/button-look.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { Menu } from "#ui/menu.tsx";
import { Screen } from "#ui/screen.tsx";
import type { profileScreen } from "../screen.ts";
import { profileWords as words } from "../wording.ts";
import { RecentLines } from "./recent-lines.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { useRoleHash } from "./use-role-hash.ts";
import { WrittenPages } from "./written-pages.tsx";
import "./profile.css";

type Data = ScreenData<typeof profileScreen>;

/** The page of a person: who they are, how they are reached, and what they wrote lately. */
export function ProfileScreen({ data }: { data: Data }) {
  const say = useSay();
  const here = useHere();
  const { card } = data;
  return (
    <Screen
      title={
        <span className="profile-title">
          <span className="profile-picture">
            <Avatar name={card.name} photo={card.photo && largePhoto(card.photo)} size={96} />
          </span>
          <span className="profile-name" dir="auto">
            {card.name}
          </span>
        </span>
      }
      width="list"
      above={
        !card.isExternal || !card.isSelf ? <a href={here("/people/")}>{say(words.people)}</a> : undefined
      }
      help={<Standing data={data} />}
      actions={<Ways data={data} />}
    >
      <div className="profile-columns">
        <div>
          {card.bio && (
            <p className="profile-bio" dir="auto">
              {card.bio}
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
      <p dir="auto">{card.position}</p>
      <CardChips card={card} />
      <AwayNote away={card.acts.away} />
      {card.isUndeliverable && (
        <p className="profile-warning">
          <Icon of={TriangleAlert} />
          {say(cardWords.undeliverable, { name: card.name })}
        </p>
      )}
    </div>
  );
}

function Ways({ data: { card } }: { data: Data }) {
  const say = useSay();
  const act = useCardActs(card);
  useRoleHash(card, act);
  const { id, name, email } = card;
  const actions = card.acts.actions.filter((action) => action !== "profile-page");
  const groups = personEntries({ id, actions }, act, say);
  usePaletteItems(() => itemsOfMenu(groups, { name: "person", group: words.thisPerson, otherNames: name }));
  return (
    <>
      {email !== "" && !card.isSelf && (
        <a className={buttonClass("primary", "normal")} href={`mailto:${encodeURI(email)}`}>
          <Icon of={Mail} />
          {say(cardWords.write)}
        </a>
      )}
      {actions.length > 0 && <Menu label={say(peopleWords.actions, { name })} look="plain" groups={groups} />}
    </>
  );
}

function Written({ data: { card, pages, lines, hasFeed } }: { data: Data }) {
  const say = useSay();
  const { name } = card;
  if (pages.length === 0 && lines.length === 0)
    return (
      <EmptyState
        title={say(words.none)}
        help={card.isSelf ? say(words.ownNoneHelp) : say(words.noneHelp, { name })}
      />
    );
  return (
    <>
      {pages.length > 0 && <WrittenPages name={name} pages={pages} />}
      {lines.length > 0 && <RecentLines lines={lines} feed={hasFeed ? `/feed/?person=${card.id}` : null} />}
    </>
  );
}
