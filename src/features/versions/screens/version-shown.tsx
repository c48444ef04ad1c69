import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { undoDiscard } from "#features/writing/contract.ts";
import { ofPage, ofVersion } from "#features/pages/model/of-page.ts";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { restoreVersion } from "../contract.ts";
import { versionWords } from "../wording.ts";
import { ChangesView } from "./changes-view.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type Shown = NonNullable<VersionsData["shown"]>;

/** One version as its readers saw it, and the way back to it. */
export function VersionShown({ data, version, frame }: { data: VersionsData; version: Shown; frame: Frame }) {
  const say = useSay();
  const locale = useLocale();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);
  const name = version.author ?? say(versionWords.nobody);

  async function restore() {
    setBusy(true);
    const answer = await send(restoreVersion, ofVersion(data.id, version.id));
    setBusy(false);
    if (!answer.success) return fail(answer);
    await visit(data.pageAddress);
    tell({
      text: say(versionWords.restored),
      undo: { label: say(versionWords.undo), perform: () => void takeBack(answer) },
    });
  }
  async function takeBack({ before, discarded }: { before: number; discarded: number | null }) {
    const back = await send(restoreVersion, ofVersion(data.id, before));
    if (!back.success) return fail(back);
    const draft = discarded === null ? back : await send(undoDiscard, { ...ofPage(data.id), discarded });
    if (!draft.success) return fail(draft);
    await visit(data.pageAddress);
    tell({ text: say(versionWords.undone) });
  }

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
          <b dir="auto">
            {say(versionWords.madeBy, { name, date: formatDateTime(version.made * 1000, locale) })}
          </b>{" "}
          {say(version.isCurrent ? versionWords.isNow : versionWords.isOld)}
        </p>
        {data.hasDraft && !version.isCurrent && <p>{say(versionWords.hasDraft)}</p>}
        <div className="versions-actions">
          {!version.isCurrent && (
            <Button look="primary" busy={busy} onPress={() => void restore()}>
              {say(versionWords.restore)}
            </Button>
          )}
          {data.mayCopy && (
            <LinkButton href={`/page/copy/${data.id}/${version.id}/`}>{say(versionWords.copy)}</LinkButton>
          )}
          <LinkButton
            href={`/page/versions/${data.id}/?version=${version.id}${data.changes ? "" : "&changes=yes"}`}
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
          key={version.id}
          html={version.html}
          holes={version.holes}
          page={{ id: data.id, mayEdit: true }}
          frame={frame}
          isLookedAt
        />
      )}
    </div>
  );
}
