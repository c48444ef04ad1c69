import type { Frame } from "#kernel/frame.ts";
import { formatDate, formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { versionWords } from "../wording.ts";
import { ChangesView } from "./changes-view.tsx";
import { RestoreDraft } from "./restore-draft.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type Shown = NonNullable<VersionsData["shownDraft"]>;

/** A discarded draft as readers would have seen it, and the way back to it. */
export function DiscardedShown({ data, draft, frame }: { data: VersionsData; draft: Shown; frame: Frame }) {
  const say = useSay();
  const locale = useLocale();
  const name = draft.by ?? say(versionWords.nobody);
  const date = formatDateTime(draft.closed * 1000, locale);
  return (
    <div className="versions">
      <p className="versions-page">
        <a href={data.pageAddress}>
          <bdi>{data.pageTitle}</bdi>
        </a>
      </p>
      <h1>{data.title}</h1>
      <div className="versions-note">
        <p>
          <b dir="auto">{say(versionWords.discardedAt, { name, date })}</b>{" "}
          {say(versionWords.keptUntil, { date: formatDate(draft.until * 1000, locale) })}
        </p>
        {draft.isOvertaken && <p>{say(versionWords.overtaken)}</p>}
        <div className="versions-actions">
          <RestoreDraft
            page={{ id: data.id, address: data.pageAddress }}
            epoch={draft.epoch}
            look="primary"
          />
          <LinkButton
            href={`/page/versions/${data.id}/?discarded=${draft.epoch}${data.changes ? "" : "&changes=yes"}`}
          >
            {say(data.changes ? versionWords.hideChanges : versionWords.showChanges)}
          </LinkButton>
          <LinkButton href={`/page/versions/${data.id}/`}>{say(versionWords.all)}</LinkButton>
        </div>
      </div>
      {data.changes ? (
        <ChangesView changes={data.changes} />
      ) : (
        <PageBody
          key={draft.epoch}
          html={draft.html}
          holes={draft.holes}
          page={{ id: data.id, mayEdit: true }}
          frame={frame}
          isLookedAt
        />
      )}
    </div>
  );
}
