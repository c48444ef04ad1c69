import { formatDate } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { pageWords } from "#features/pages/wording.ts";
import { AudienceWords } from "./audience-words.tsx";
import type { PageFacts } from "#features/pages/contract.ts";

/** Who changed the page last and when, how long it takes, who else reads it. */
export function FactsLine({ page, siteName }: { page: PageFacts; siteName: string }) {
  const say = useSay();
  const locale = useLocale();
  const changed = page.modified * 1000;
  return (
    <div className="page-facts">
      {page.modifier && (
        <span>
          <Avatar name={page.modifier.name} size={24} />
          <b dir="auto">{page.modifier.name}</b>
        </span>
      )}
      <time dateTime={new Date(changed).toISOString()}>
        {say(pageWords.changed, { date: formatDate(changed, locale) })}
      </time>
      <span>{say(pageWords.minutes, { count: page.minutes })}</span>
      <AudienceWords audience={page.audience} siteName={siteName} />
    </div>
  );
}
