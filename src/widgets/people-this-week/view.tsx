import type { Listener } from "#kernel/time-words.ts";
import { dayOfYear, vanityDate } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useHere } from "#ui/language.tsx";
import { BlockFrame } from "../kit/block-frame.tsx";
import { OwnStyle } from "../kit/own-style.tsx";
import type { PlainBlock } from "../kit/plain-block.ts";
import type { LivingProps } from "../living.ts";
import { type PeopleThisWeekShown, type WeekPerson, weekLists } from "./shown.ts";
import style from "./view.css?inline";
import { peopleThisWeekWords as words } from "./wording.ts";

/** What is to be known of colleagues these days, each part only where it has somebody. */
export function PeopleThisWeekView({ data, say, locale }: LivingProps<PlainBlock, PeopleThisWeekShown>) {
  if (!data || data.people.length === 0) return null;
  const telling = { say, locale: { ...locale, timeZone: "UTC" } };
  return (
    <>
      <OwnStyle css={style} />
      <BlockFrame title={say(words.title)} more={{ href: "/people/", label: say(words.all) }}>
        {weekLists.map((list) => {
          const people = data.people.filter((each) => each.list === list);
          if (people.length === 0) return null;
          return (
            <section key={list} className="people-this-week-part">
              <h3>{say(words[list])}</h3>
              <ul>
                {people.map((person) => (
                  <Person key={person.id} person={person} note={noteOn(person, data.today, telling)} />
                ))}
              </ul>
            </section>
          );
        })}
      </BlockFrame>
    </>
  );
}

function Person({ person: { id, name, photo }, note }: { person: WeekPerson; note: string }) {
  const here = useHere();
  return (
    <li>
      <Avatar name={name} photo={photo} size={36} />
      <span className="kit-block-text" dir="auto">
        <a href={here(`/profile/p/${id}/`)} aria-haspopup="dialog">
          {name}
        </a>
        {note !== "" && <span className="kit-block-note">{note}</span>}
      </span>
    </li>
  );
}

/** Days are told from the reader's own today, by noon of a zone that has no summer. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);

function noteOn({ list, day, years, isNow, position }: WeekPerson, today: string, telling: Listener): string {
  const { say, locale } = telling;
  const when = vanityDate(noonOf(day), noonOf(today), telling);
  if (list === "joined") return position;
  if (list === "anniversary") return say(words.anniversaryOf, { years: years ?? 0, day: when });
  if (list === "birthday") return years === null ? when : say(words.turns, { years, day: when });
  if (isNow && day <= today) return say(words.awayToday);
  const date = dayOfYear(noonOf(day), noonOf(today), locale);
  return say(isNow ? words.awayUntil : words.awayFrom, { day: date });
}
