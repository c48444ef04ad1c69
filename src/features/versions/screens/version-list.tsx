import { formatDateTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import type { ListedVersion } from "../screen.ts";
import { versionWords } from "../wording.ts";

/** The versions, newest first: when, by whom, and which one readers see. */
export function VersionList({ versions, here }: { versions: readonly ListedVersion[]; here: string }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <ul className="versions-list">
      {versions.map(({ id, made, author, isCurrent }) => (
        <li key={id}>
          <a href={`${here}?version=${id}`}>
            <time dateTime={new Date(made * 1000).toISOString()}>{formatDateTime(made * 1000, locale)}</time>
            <span className="versions-author">
              {author !== null && <Avatar name={author} size={24} />}
              <span dir="auto">{author ?? say(versionWords.nobody)}</span>
            </span>
            {isCurrent && <span className="versions-current">{say(versionWords.current)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
