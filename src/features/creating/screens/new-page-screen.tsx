import { send } from "#client/call.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import type { SentSettings } from "#features/properties/contract.ts";
import { PageForm } from "#features/properties/parts/page-form.tsx";
import { usePageType } from "#features/properties/types/parts/use-page-type.ts";
import { TemplateChoice } from "#features/templates/parts/template-choice.tsx";
import { addressOfStart, blankId } from "#features/templates/rules.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { createBlankPage, createPage } from "../contract.ts";
import { beginningWith } from "../model/beginning-with.ts";
import type { newPageScreen } from "../screen.ts";
import { creatingWords } from "../wording.ts";
import { NewPageType } from "./new-page-type.tsx";
import { StartLine } from "./start-line.tsx";
import "./creating.css";

/** Makes a page: what it begins with, what it is called and where it stands (ROUT-14, PPRP-08). */
export function NewPageScreen({
  data,
  frame: { viewer },
}: {
  data: ScreenData<typeof newPageScreen>;
  frame: Frame;
}) {
  const say = useSay();
  const { start } = data;
  const type = usePageType("standard");
  return (
    <PageForm
      isNew
      heading={data.title}
      about={<StartLine {...start} seenBy={data.seenBy} />}
      actions={(beginWith) => (
        <TemplateChoice
          current={start.id}
          opens={data.asksStart}
          onPick={(id) => beginWith(addressOfStart(id, viewer))}
        />
      )}
      place={{ title: data.newTitle, folderId: data.folderId, slug: "" }}
      tags={data.tags}
      tree={data.tree}
      isFolderGiven={data.isFolderGiven}
      mayArrange={mayArrangeFolders(viewer).allowed}
      siteAddress={data.siteAddress}
      isChanged={type.isChanged}
      action={say(creatingWords.create)}
      back="/"
      onSave={(settings) => create(start.id, { ...settings, ...type.sent })}
    >
      <NewPageType {...{ type, viewer }} mayChangeType={data.mayChangeType} />
    </PageForm>
  );
}

/** What is seen is what is made, whatever the default template is by then. */
function create(startId: number, settings: SentSettings) {
  if (startId === blankId) return send(createBlankPage, { settings });
  return send(createPage, { settings, ...beginningWith(startId) });
}
