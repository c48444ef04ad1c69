import { recentUntil } from "#kernel/steady-time-words.ts";
import { formatDateTime, recentDate } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import { PersonName } from "#features/people/parts/person-name.tsx";
import { pageWords } from "#features/pages/wording.ts";
import { AudienceWords } from "#features/pages/parts/audience-words.tsx";
import type { InternalFacts } from "#features/pages/contract.ts";

type InternalFactsLineProps = {
  facts: InternalFacts;
  /** There is nothing to read yet. */
  isEmpty: boolean;
  /** While a page is published for the first time, who reads it is what the edit bar asks and says. */
  withoutAudience: boolean;
  /** The reader may open the cards of people. */
  linksPeople: boolean;
};

/** Who changed the page last and when, how long it takes, who else reads it. */
export function InternalFactsLine({ facts, isEmpty, withoutAudience, linksPeople }: InternalFactsLineProps) {
  const say = useSay();
  const locale = useLocale();
  const changed = facts.modified * 1000;
  const now = useNow((moment) => recentUntil(changed, moment));
  return (
    <div className="pages-facts">
      {facts.modifier && (
        <span>
          <Avatar name={facts.modifier.name} photo={facts.modifier.photo} size={24} />
          <PersonName person={facts.modifier} isLinked={linksPeople} />
        </span>
      )}
      <time dateTime={new Date(changed).toISOString()} title={formatDateTime(changed, locale)}>
        {say(pageWords.changed, { date: recentDate(changed, now, { locale, say }) })}
      </time>
      {!isEmpty && facts.minutes > 0 && <span>{say(pageWords.minutes, { count: facts.minutes })}</span>}
      {!withoutAudience && <AudienceWords {...facts} />}
    </div>
  );
}
