import { nameKey } from "#kernel/name-key.ts";
import type { ScreenData } from "#kernel/screen.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { Chip } from "#ui/chip.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { SelectPerson } from "../several/parts/select-person.tsx";
import { byLetter, listingAddress } from "../model/listing.ts";
import { PersonCard } from "../parts/person-card.tsx";
import type { PersonShown, peopleScreen } from "../screen.ts";
import { peopleWords as words, roleWords } from "../wording.ts";
import type { PeopleTable } from "./people-table.tsx";
import { PersonMenu } from "./person-menu.tsx";

type Data = ScreenData<typeof peopleScreen>;
type Shown = { data: Data; people: readonly PersonShown[] };

/** As few people as are looked over without letters. */
const withoutLetters = 12;

const letterOf = (name: string) => (nameKey(name)[0] ?? "").toUpperCase();

/** People as cards, the whole list with a heading for each letter, or as a table. */
export function PeopleShown({ data, people, AsTable }: Shown & { AsTable: typeof PeopleTable | null }) {
  if (people.length === 0) return null;
  const isLettered = data.letters.length > 1 && (data.count > withoutLetters || data.from !== "");
  return (
    <>
      {isLettered && <Letters data={data} />}
      {data.view === "table" && AsTable && <AsTable data={data} people={people} />}
      {data.view === "cards" && !isLettered && <Cards data={data} people={people} />}
      {data.view === "cards" &&
        isLettered &&
        byLetter(people, letterOf).map(({ letter, people: some }) => (
          <section key={letter} className="people-letter">
            <h2>{letter}</h2>
            <Cards data={data} people={some} level={3} />
          </section>
        ))}
    </>
  );
}

function Cards({ data, people, level }: Shown & { level?: 3 }) {
  return (
    <ul className="people-grid">
      {people.map((person) => (
        <PersonCard
          key={person.id}
          person={person}
          chips={person.role !== "member" && <RoleChip role={person.role} />}
          box={<SelectPerson person={person} />}
          matched={person.matched}
          menu={<PersonMenu person={person} {...data} />}
          {...(level && { level })}
        />
      ))}
    </ul>
  );
}

function RoleChip({ role }: { role: SiteRole }) {
  const say = useSay();
  return <Chip tone={role === "owner" ? "accent" : "neutral"}>{say(roleWords[role])}</Chip>;
}

/** Leads to the names that begin with a letter, however far down they are. */
function Letters({ data }: { data: Data }) {
  const say = useSay();
  const here = useHere();
  return (
    <nav className="people-letters" aria-label={say(words.letters)}>
      {data.letters.map((letter) => (
        <a
          key={letter}
          href={here(listingAddress({ view: data.view, from: letter }))}
          aria-current={data.from === letter || undefined}
          aria-label={say(words.fromLetter, { letter: letter.toUpperCase() })}
        >
          {letter.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
