import { formatDateTime } from "#kernel/time-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { inOrderOfTime } from "../model/in-order-of-time.ts";
import type { ListedVersion } from "../screen.ts";
import { versionWords } from "../wording.ts";
import { DiscardedLine } from "./discarded-line.tsx";
import type { VersionsData } from "./versions-screen.tsx";

/** The versions and what was discarded between them, newest first: when, by whom, and which one readers see. */
export function VersionList({ data, here }: { data: VersionsData; here: string }) {
  const page = { id: data.id, address: data.pageAddress };
  return (
    <ul className="versions-list">
      {inOrderOfTime(data.versions, data.discarded).map((each) =>
        "version" in each ? (
          <li key={`version ${each.version.id}`}>
            <VersionLine version={each.version} here={here} isUnpublished={data.isUnpublished} />
          </li>
        ) : (
          <li key={`draft ${each.discarded.epoch}`}>
            <DiscardedLine draft={each.discarded} page={page} />
          </li>
        ),
      )}
    </ul>
  );
}

type VersionLineProps = { version: ListedVersion; here: string; isUnpublished: boolean };

function VersionLine({ version, here, isUnpublished }: VersionLineProps) {
  const say = useSay();
  const locale = useLocale();
  const { id, made, author, isCurrent, name } = version;
  return (
    <a href={`${here}?version=${id}`}>
      {name !== null && (
        <b className="versions-name" dir="auto">
          {name}
        </b>
      )}
      <time dateTime={new Date(made * 1000).toISOString()}>{formatDateTime(made * 1000, locale)}</time>
      <span className="versions-author">
        {author !== null && <Avatar name={author} size={24} />}
        <span dir="auto">{author ?? say(versionWords.nobody)}</span>
      </span>
      {isCurrent && (
        <span className="versions-current">
          {say(isUnpublished ? versionWords.created : versionWords.current)}
        </span>
      )}
    </a>
  );
}
