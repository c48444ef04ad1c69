import { send } from "#client/call.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { ofVersion } from "#features/pages/model/of-page.ts";
import { PageForm } from "#features/properties/parts/page-form.tsx";
import { usePageType } from "#features/properties/types/parts/use-page-type.ts";
import { TemplateChoice } from "#features/templates/parts/template-choice.tsx";
import { addressOfStart } from "#features/templates/rules.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { saveCopy } from "../contract.ts";
import type { copyScreen } from "../screen.ts";
import { creatingWords } from "../wording.ts";
import { NewPageType } from "./new-page-type.tsx";
import { StartLine } from "./start-line.tsx";
import "./creating.css";

type CopyData = ScreenData<typeof copyScreen>;

/** Makes a page of a version of another one, of a template or of an example (ROUT-13, POPT-07, TMPL-07). */
export function CopyScreen({ data, frame: { viewer } }: { data: CopyData; frame: Frame }) {
  const say = useSay();
  const { id, versionId, of } = data;
  const type = usePageType("standard");
  const isCopy = of === "page";
  return (
    <PageForm
      isNew
      heading={data.title}
      about={isCopy ? <AboutCopy data={data} /> : <AboutStart data={data} />}
      {...(!isCopy && {
        actions: (beginWith: (address: string) => void) => (
          <TemplateChoice current={id} onPick={(other) => beginWith(addressOfStart(other, viewer))} />
        ),
      })}
      place={{ title: data.newTitle, folderId: data.folderId, slug: "" }}
      tags={data.tags}
      tree={data.tree}
      mayArrange={mayArrangeFolders(viewer).allowed}
      siteAddress={null}
      isChanged={type.isChanged}
      action={say(isCopy ? creatingWords.createCopy : creatingWords.create)}
      back={data.back}
      onSave={(sent) => send(saveCopy, { ...ofVersion(id, versionId), settings: { ...sent, ...type.sent } })}
    >
      <NewPageType {...{ type, viewer }} mayChangeType={data.mayChangeType} />
    </PageForm>
  );
}

/** Which version it is a copy of, and who will see it. */
function AboutCopy({ data: { pageTitle, made, sharing, seenBy } }: { data: CopyData }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className="creating-about">
      <p className="creating-source" dir="auto">
        {say(creatingWords.madeOf, { title: pageTitle })}
      </p>
      {made !== null && (
        <p className="creating-source">
          {say(creatingWords.madeOn, { date: formatDateTime(made * 1000, locale) })}
        </p>
      )}
      <p>
        {say(creatingWords.address)} {sharing === "alike" && `${say(creatingWords.alike)} `}
        {seenBy}
      </p>
    </div>
  );
}

function AboutStart({ data: { pageTitle, of, sharing, seenBy } }: { data: CopyData }) {
  const isExample = of === "example";
  return (
    <StartLine title={pageTitle} isExample={isExample} sharing={isExample ? null : sharing} seenBy={seenBy} />
  );
}
