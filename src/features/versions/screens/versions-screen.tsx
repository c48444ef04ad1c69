import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useHere, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { versionsScreen } from "../screen.ts";
import { versionWords } from "../wording.ts";
import { DiscardedShown } from "./discarded-shown.tsx";
import { CompareForm } from "./compare-form.tsx";
import { DraftChanges } from "./draft-changes.tsx";
import { VersionsSheet } from "./versions-sheet.tsx";
import { VersionList } from "./version-list.tsx";
import { VersionShown } from "./version-shown.tsx";
import "#features/pages/parts/page-screen.css";
import "#features/pages/parts/body.css";
import "#widgets/kit/prose.css";
import "./versions.css";

export type VersionsData = ScreenData<typeof versionsScreen>;

/** A page's versions as a list, or one of them as it was (POPT-07, WIDG-10). */
export function VersionsScreen({ data, frame }: { data: VersionsData; frame: Frame }) {
  const say = useSay();
  const here = useHere()(`/page/versions/${data.id}/`);
  if (data.shown) return <VersionShown data={data} version={data.shown} frame={frame} />;
  if (data.shownDraft) return <DiscardedShown data={data} draft={data.shownDraft} frame={frame} />;
  if (data.changes) return <DraftChanges data={data} changes={data.changes} />;
  const isFirst = data.isNamedOnly || (data.versions[0]?.isCurrent ?? true);
  return (
    <VersionsSheet data={data} help={say(versionWords.help)}>
      {data.hasDraft && (
        <p className="versions-unpublished">
          <a href={`${here}?changes=yes`}>{say(versionWords.seeDraftChanges)}</a>
        </p>
      )}
      {data.versions.length === 0 && <p className="versions-same">{say(versionWords.noneNamed)}</p>}
      <VersionList data={data} here={here} />
      <div className="versions-more">
        <LinkButton href={data.isNamedOnly ? here : `${here}?named=yes`} look="quiet">
          {say(data.isNamedOnly ? versionWords.all : versionWords.namedOnly)}
        </LinkButton>
        {!isFirst && (
          <LinkButton href={here} look="quiet">
            {say(versionWords.newest)}
          </LinkButton>
        )}
        {data.older !== null && (
          <LinkButton href={`${here}?before=${data.older}${data.isNamedOnly ? "&named=yes" : ""}`}>
            {say(versionWords.older)}
          </LinkButton>
        )}
      </div>
      <CompareForm data={data} />
    </VersionsSheet>
  );
}
