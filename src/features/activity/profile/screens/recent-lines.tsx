import type { ScreenData } from "#kernel/screen.ts";
import { recentUntil } from "#kernel/steady-time-words.ts";
import { recentDate } from "#kernel/time-words.ts";
import { useHere, useLocale, useNow, useSay } from "#ui/language.tsx";
import { subjectOf, whatHappened } from "../../screens/line-words.ts";
import type { profileScreen } from "../screen.ts";
import { profileWords as words } from "../wording.ts";

type Line = ScreenData<typeof profileScreen>["lines"][number];

/** What somebody did lately, a line each; all of it stands in the list of activity. */
export function RecentLines({ lines, feed }: { lines: readonly Line[]; feed: string | null }) {
  const say = useSay();
  const here = useHere();
  return (
    <section className="profile-part">
      <header>
        <h2>{say(words.lately)}</h2>
        {feed !== null && <a href={here(feed)}>{say(words.all)}</a>}
      </header>
      <ul className="profile-lines">
        {lines.map((line) => (
          <RecentLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function RecentLine({ line }: { line: Line }) {
  const say = useSay();
  const here = useHere();
  const locale = useLocale();
  const now = useNow((moment) => recentUntil(line.happened, moment));
  const { name, address } = subjectOf(line, say);
  return (
    <li>
      <a href={here(address)} dir="auto">
        {name}
      </a>
      <span dir="auto">{whatHappened(line, false, say)}</span>
      <time dateTime={new Date(line.happened).toISOString()}>
        {recentDate(line.happened, now, { locale, say })}
      </time>
    </li>
  );
}
