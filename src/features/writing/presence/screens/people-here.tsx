import { Popover } from "#ui/popover.tsx";
import { useSay } from "#ui/language.tsx";
import { useObserved } from "#ui/observed.ts";
import type { Other, Others } from "../model/others.ts";
import { presenceWords } from "../wording.ts";
import { PersonButton } from "./person-button.tsx";
import { PersonFace } from "./person-face.tsx";
import { PeopleNews } from "./people-news.tsx";
import type { CanvasPresence } from "./use-presence.ts";
import "./people-here.css";

const shownMost = 4;

/** The others who are in edit mode: up to four faces that lead to where they write, and a list of all. */
export function PeopleHere({ presence }: { presence: CanvasPresence }) {
  const say = useSay();
  const others = useObserved(presence.others, (now) => now);
  const { people } = others;
  const rest = people.length - shownMost;
  const faces = people.map((person) => ({ person, widget: placeOf(others, person.id) }));

  const list = (close: () => void) => (
    <ul className="presence-list">
      {faces.map((face) => (
        <li key={face.person.id}>
          <PersonButton {...face} isLine onGo={close} />
        </li>
      ))}
    </ul>
  );
  const count = (seen: string, said: string) => (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="ui-unseen">{said}</span>
    </>
  );

  return (
    <>
      {people.length > 0 && (
        <>
          <div
            className="presence-here presence-here-wide"
            role="group"
            aria-label={say(presenceWords.others)}
          >
            {faces.slice(0, shownMost).map((face) => (
              <PersonButton key={face.person.id} {...face} />
            ))}
            {rest > 0 && (
              <Popover
                label={say(presenceWords.others)}
                look="quiet"
                size="small"
                align="end"
                text={count(`+${rest}`, say(presenceWords.more, { count: rest }))}
              >
                {list}
              </Popover>
            )}
          </div>
          <div className="presence-here presence-here-phone">
            <Popover
              label={say(presenceWords.others)}
              look="quiet"
              align="end"
              text={
                <>
                  {people[0] && <PersonFace person={people[0]} />}
                  {count(
                    people.length > 1 ? `+${people.length - 1}` : "",
                    say(presenceWords.all, { count: people.length }),
                  )}
                </>
              }
            >
              {list}
            </Popover>
          </div>
        </>
      )}
      <PeopleNews people={people} />
    </>
  );
}

/** The widget that somebody is in: of several tabs, the one that moved most is the one they write in. */
function placeOf({ tabs }: Others, person: number): string | null {
  const own = tabs.filter((each) => each.person.id === person);
  const busiest = own.reduce<Other | null>(
    (best, each) => (best && best.moves >= each.moves ? best : each),
    null,
  );
  return busiest?.place.widget ?? null;
}
