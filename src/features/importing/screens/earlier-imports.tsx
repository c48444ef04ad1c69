import type { ScreenData } from "#kernel/screen.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import type { importScreen } from "../screen.ts";
import { importingWords as words } from "../wording.ts";

type Listed = ScreenData<typeof importScreen>["imports"][number];

/** The imports of before, each with its report. */
export function EarlierImports({ imports }: { imports: readonly Listed[] }) {
  const say = useSay();
  const here = useHere();
  if (imports.length === 0) return null;
  return (
    <section className="importing-earlier" aria-label={say(words.earlier)}>
      <h2>{say(words.earlier)}</h2>
      <ul>
        {imports.map((each) => (
          <li key={each.id}>
            <a href={here(`/settings/import/report/${each.id}/`)}>
              <strong dir="auto">{each.name}</strong>{" "}
              <small>
                {[
                  say(each.undone ? words.undone : words[each.state]),
                  each.state === "done" ? say(words.pages, { count: each.pages }) : "",
                  each.person === null ? "" : say(words.by, { name: each.person }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                {" · "}
                <RelativeTime at={each.began * 1000} />
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
