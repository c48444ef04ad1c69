import { Actions } from "#ui/actions.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import type { Changes } from "../screen.ts";
import { versionWords } from "../wording.ts";
import { ChangesView } from "./changes-view.tsx";
import { VersionsSheet } from "./versions-sheet.tsx";
import type { VersionsData } from "./versions-screen.tsx";

/** What the page's draft says that readers do not see yet. */
export function DraftChanges({ data, changes }: { data: VersionsData; changes: Changes }) {
  const say = useSay();
  return (
    <VersionsSheet data={data} title={say(versionWords.draftChanges)}>
      <div className="versions-actions">
        <Actions
          back={<LinkButton href={`/page/versions/${data.id}/`}>{say(versionWords.all)}</LinkButton>}
          main={
            <LinkButton href={`${data.pageAddress}?edit`} look="primary">
              {say(versionWords.backToDraft)}
            </LinkButton>
          }
        />
      </div>
      <ChangesView changes={changes} />
    </VersionsSheet>
  );
}
