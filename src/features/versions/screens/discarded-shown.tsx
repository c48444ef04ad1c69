import type { Frame } from "#kernel/frame.ts";
import { formatDate, formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { versionWords } from "../wording.ts";
import { RestoreDraft } from "./restore-draft.tsx";
import { StateActions, StateShown } from "./state-shown.tsx";
import { VersionsSheet } from "./versions-sheet.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type Shown = NonNullable<VersionsData["shownDraft"]>;

/** A discarded draft as readers would have seen it, and the way back to it. */
export function DiscardedShown({ data, draft, frame }: { data: VersionsData; draft: Shown; frame: Frame }) {
  const say = useSay();
  const locale = useLocale();
  const name = draft.by ?? say(versionWords.nobody);
  const date = formatDateTime(draft.closed * 1000, locale);
  return (
    <VersionsSheet data={data}>
      <div className="versions-note">
        <p>
          <b dir="auto">{say(versionWords.discardedAt, { name, date })}</b>{" "}
          {say(versionWords.keptUntil, { date: formatDate(draft.until * 1000, locale) })}
        </p>
        {draft.title !== null && <p dir="auto">{say(versionWords.titleThen, { title: draft.title })}</p>}
        {draft.isOvertaken && <p>{say(versionWords.overtaken)}</p>}
        <StateActions
          data={data}
          query={`discarded=${draft.epoch}`}
          main={
            <RestoreDraft
              page={{ id: data.id, address: data.pageAddress }}
              epoch={draft.epoch}
              look="primary"
            />
          }
        />
      </div>
      <StateShown key={draft.epoch} data={data} state={draft} frame={frame} />
    </VersionsSheet>
  );
}
