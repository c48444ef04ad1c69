import { Popover } from "#ui/popover.tsx";
import { useSay } from "#ui/language.tsx";
import { useObserved } from "#ui/observed.ts";
import type { Colleague, Other, Others } from "../model/others.ts";
import { presenceWords } from "../wording.ts";
import { PersonButton } from "./person-button.tsx";
import { PersonFace } from "./person-face.tsx";
import { PeopleNews } from "./people-news.tsx";
import type { CanvasPresence } from "./use-presence.ts";
import "./people-here.css";

const shownMost = 4;

/** The others who are in edit mode: up to four faces that lead to where they write, and a list of all. */
export function PeopleHere({ presence }: { presence: CanvasPresence }) {
  const others = useObserved(presence.others, (now) => now);
  const { people } = others;
  const faces = people.map((person) => ({ person, widget: placeOf(others, person.id) }));
  return (
    <>
      {people.length > 0 && (
        <>
          <FacesWide faces={faces} />
          <FacesPhone faces={faces} />
        </>
      )}
      <PeopleNews people={people} />
    </>
  );
}

/** Somebody who is here, and the widget they are in. */
type Face = { readonly person: Colleague; readonly widget: string | null };
type FacesProps = { faces: readonly Face[] };

function FacesWide({ faces }: FacesProps) {
  const say = useSay();
  const rest = faces.length - shownMost;
  return (
    <div className="presence-here presence-here-wide" role="group" aria-label={say(presenceWords.others)}>
      {faces.slice(0, shownMost).map((face) => (
        <PersonButton key={face.person.id} {...face} />
      ))}
      {rest > 0 && (
        <Popover
          label={say(presenceWords.others)}
          look="quiet"
          size="small"
          align="end"
          text={<Count seen={`+${rest}`} said={say(presenceWords.more, { count: rest })} />}
        >
          {(close) => <FaceList faces={faces} onGo={close} />}
        </Popover>
      )}
    </div>
  );
}

function FacesPhone({ faces }: FacesProps) {
  const say = useSay();
  const count = faces.length;
  const text = (
    <>
      {faces[0] && <PersonFace person={faces[0].person} />}
      <Count seen={count > 1 ? `+${count - 1}` : ""} said={say(presenceWords.all, { count })} />
    </>
  );
  return (
    <div className="presence-here presence-here-phone">
      <Popover label={say(presenceWords.others)} look="quiet" align="end" text={text}>
        {(close) => <FaceList faces={faces} onGo={close} />}
      </Popover>
    </div>
  );
}

function FaceList({ faces, onGo }: FacesProps & { onGo: () => void }) {
  return (
    <ul className="presence-list">
      {faces.map((face) => (
        <li key={face.person.id}>
          <PersonButton {...face} isLine onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

/** A number as it is seen, and the whole sentence for those who hear it. */
function Count({ seen, said }: { seen: string; said: string }) {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="ui-unseen">{said}</span>
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
