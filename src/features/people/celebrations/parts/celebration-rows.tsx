import Cake from "lucide-react/icons/cake";
import PartyPopper from "lucide-react/icons/party-popper";
import type { LucideIcon } from "lucide-react";
import type { Locale } from "#kernel/language.ts";
import { dayAndMonth, formatDate } from "#kernel/time-words.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import type { Birthday, ShownCelebrations } from "../model/celebrations.ts";
import { celebrationWords as words } from "../wording.ts";

/** The days of a person, as lines among what else their profile says. */
export function CelebrationRows({ days: { birthday, since, isHidden } }: { days: ShownCelebrations }) {
  const say = useSay();
  const locale = { ...useLocale(), timeZone: "UTC" };
  const hidden = isHidden ? ` · ${say(words.hidden)}` : "";
  return (
    <>
      {birthday && (
        <Row icon={Cake} label={say(words.birthday)}>
          {birthdayInWords(birthday, locale) + hidden}
        </Row>
      )}
      {since !== null && (
        <Row icon={PartyPopper} label={say(words.since)}>
          {say(words.sinceDay, { day: formatDate(Date.parse(`${since}T12:00:00Z`), locale) }) + hidden}
        </Row>
      )}
    </>
  );
}

function Row({ icon, label, children }: { icon: LucideIcon; label: string; children: string }) {
  return (
    <div title={label}>
      <dt>
        <Icon of={icon} />
        <span className="ui-unseen">{label}</span>
      </dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function birthdayInWords({ month, day, year }: Birthday, locale: Locale): string {
  // Each day of the year is in a leap year.
  const at = Date.UTC(year ?? 2000, month - 1, day, 12);
  return year === null ? dayAndMonth(at, locale) : formatDate(at, locale);
}
