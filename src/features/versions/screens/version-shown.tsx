import { useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { Frame } from "#kernel/frame.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { undoDiscard } from "#features/writing/contract.ts";
import { ofPage, ofVersion } from "#features/pages/model/of-page.ts";
import { restoreVersion } from "../contract.ts";
import { versionWords } from "../wording.ts";
import { CompareForm } from "./compare-form.tsx";
import { StateActions, StateShown } from "./state-shown.tsx";
import { VersionsSheet } from "./versions-sheet.tsx";
import { VersionName } from "./version-name.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type Shown = NonNullable<VersionsData["shown"]>;

/** One version as its readers saw it, and the way back to it. */
export function VersionShown({ data, version, frame }: { data: VersionsData; version: Shown; frame: Frame }) {
  const from = data.from?.id;
  return (
    <VersionsSheet data={data}>
      <Note data={data} version={version} />
      {data.changes && <CompareForm key={`${from} ${version.id}`} {...{ data, from }} to={version.id} />}
      <StateShown key={version.id} data={data} state={version} frame={frame} />
    </VersionsSheet>
  );
}

type OfVersion = { data: VersionsData; version: Shown };

/** What version it is, and what can be done with it. */
function Note({ data, version }: OfVersion) {
  const say = useSay();
  const [isNaming, setNaming] = useState(false);
  const query = `version=${version.id}`;
  const from = data.from ? `from=${data.from.id}&` : "";
  const here = `/page/versions/${data.id}/?${from}${query}${data.changes ? "&changes=yes" : ""}`;
  const more = data.mayCopy && (
    <LinkButton href={`/page/copy/${data.id}/${version.id}/`}>{say(versionWords.copy)}</LinkButton>
  );
  const main = !version.isCurrent && <Restore data={data} version={version} />;
  const done = () => setNaming(false);
  return (
    <div className="versions-note">
      <Facts data={data} version={version} />
      <StateActions {...{ data, query, more, main }} />
      {isNaming ? (
        <VersionName pageId={data.id} {...{ version, here }} onDone={done} />
      ) : (
        <p className="versions-name-button">
          <Button look="quiet" size="small" onPress={() => setNaming(true)}>
            {say(version.name === null ? versionWords.giveName : versionWords.changeName)}
          </Button>
        </p>
      )}
    </div>
  );
}

function Restore({ data, version }: OfVersion) {
  const say = useSay();
  const { busy, restore } = useRestoring(data, version.id);
  return (
    <Button look="primary" busy={busy} onPress={() => void restore()}>
      {say(versionWords.restore)}
    </Button>
  );
}

function Facts({ data, version }: OfVersion) {
  const say = useSay();
  const locale = useLocale();
  const name = version.author ?? say(versionWords.nobody);
  return (
    <>
      <p>
        <b dir="auto">
          {version.name !== null && <span className="versions-name">{version.name}</span>}{" "}
          {say(versionWords.madeBy, { name, date: formatDateTime(version.made * 1000, locale) })}
        </b>{" "}
        {say(version.isCurrent ? versionWords.isNow : versionWords.isOld)}
      </p>
      {data.hasDraft && !version.isCurrent && <p>{say(versionWords.hasDraft)}</p>}
    </>
  );
}

/** Makes an old version the page again, with a way back that brings the discarded draft along. */
function useRestoring(data: VersionsData, versionId: number) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [busy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    const answer = await send(restoreVersion, ofVersion(data.id, versionId));
    setBusy(false);
    if (!answer.success) return fail(answer);
    await visit(data.pageAddress);
    tell({
      text: say(versionWords.restored),
      undo: { label: say(versionWords.undo), perform: () => void takeBack(answer) },
    });
  }
  async function takeBack({ version, before, discarded }: OutputOf<typeof restoreVersion>) {
    const back = await send(restoreVersion, { ...ofVersion(data.id, before), onto: version });
    if (!back.success) return fail(back);
    const draft = discarded === null ? back : await send(undoDiscard, { ...ofPage(data.id), discarded });
    if (!draft.success) return fail(draft);
    await visit(data.pageAddress);
    tell({ text: say(versionWords.undone) });
  }

  return { busy, restore };
}
