import type { ScreenData } from "#kernel/screen.ts";
import { recentUntil } from "#kernel/steady-time-words.ts";
import { recentDate } from "#kernel/time-words.ts";
import { useLocale, useNow, useSay } from "#ui/language.tsx";
import type { profileScreen } from "../screen.ts";
import { profileWords as words } from "../wording.ts";

type Page = ScreenData<typeof profileScreen>["pages"][number];

/** The pages that somebody wrote on last, each with its first words. */
export function WrittenPages({ name, pages }: { name: string; pages: readonly Page[] }) {
  const say = useSay();
  return (
    <section className="profile-part">
      <header>
        <h2>{say(words.pages, { name })}</h2>
      </header>
      <ul className="profile-pages">
        {pages.map((page) => (
          <li key={page.id}>
            <a href={page.address}>
              <b dir="auto">{page.title}</b>
              {page.preview && <span dir="auto">{page.preview}</span>}
              <PlaceAndDay page={page} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceAndDay({ page: { at, place } }: { page: Page }) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow((moment) => recentUntil(at, moment));
  const day = recentDate(at, now, { locale, say });
  return (
    <small>
      {place !== null && <span dir="auto">{place} · </span>}
      <time dateTime={new Date(at).toISOString()}>{day}</time>
    </small>
  );
}
