import { formatDate, formatDateTime } from "#kernel/time-words.ts";
import { Actions } from "#ui/actions.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import Trash2 from "lucide-react/icons/trash-2";
import { LinkButton } from "#ui/link-button.tsx";
import type { DiscardedDraft } from "../screen.ts";
import { versionWords } from "../wording.ts";
import { RestoreDraft } from "./restore-draft.tsx";

type DiscardedLineProps = { draft: DiscardedDraft; page: { id: number; address: string } };

/** A discarded draft in the list: when and by whom, whose words it holds, and the way back to it. */
export function DiscardedLine({ draft, page }: DiscardedLineProps) {
  const say = useSay();
  const locale = useLocale();
  const { closed, until, by, changes, epoch, writers } = draft;
  return (
    <div className="versions-discarded">
      <p className="versions-discarded-head">
        <Icon of={Trash2} />
        <time dateTime={new Date(closed * 1000).toISOString()}>{formatDateTime(closed * 1000, locale)}</time>{" "}
        <span dir="auto">
          {by === null ? say(versionWords.discardedDraft) : say(versionWords.discardedBy, { name: by })}
        </span>
      </p>
      <ul className="versions-writers">
        {writers.map(({ id, name, words }) => (
          <li key={id}>
            {name !== null && <Avatar name={name} size={24} />}
            <span dir="auto">{name ?? say(versionWords.nobody)}</span>{" "}
            {words > 0 && <span>{say(versionWords.wordsOf, { count: words })}</span>}
          </li>
        ))}
      </ul>
      <p className="versions-kept">
        {changes !== null && changes > 0 && <>{say(versionWords.changesIn, { count: changes })} </>}
        {say(versionWords.keptUntil, { date: formatDate(until * 1000, locale) })}
      </p>
      <div className="versions-actions">
        <Actions
          back={
            <LinkButton href={`/page/versions/${page.id}/?discarded=${epoch}`} look="quiet">
              {say(versionWords.previewDraft)}
            </LinkButton>
          }
          main={<RestoreDraft page={page} epoch={epoch} />}
        />
      </div>
    </div>
  );
}
