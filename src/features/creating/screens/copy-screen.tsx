import { send } from "#client/call.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { PageForm } from "#features/properties/parts/page-form.tsx";
import { ofVersion } from "#features/pages/model/of-page.ts";
import { saveCopy } from "../contract.ts";
import type { copyScreen } from "../screen.ts";
import { creatingWords } from "../wording.ts";
import "./creating.css";

/** Makes a page of a version of another one: says which, and who will see the copy (ROUT-13, POPT-07). */
export function CopyScreen({
  data,
  frame: { viewer },
}: {
  data: ScreenData<typeof copyScreen>;
  frame: Frame;
}) {
  const say = useSay();
  const locale = useLocale();
  const { id, versionId, pageTitle, made, sharing } = data;
  const about = (
    <div className="creating-about">
      <p className="creating-source" dir="auto">
        {say(creatingWords.madeOf, { title: pageTitle })}
      </p>
      <p className="creating-source">
        {say(creatingWords.madeOn, { date: formatDateTime(made * 1000, locale) })}
      </p>
      <p>
        {say(creatingWords.address)} {say(creatingWords[sharing])}
      </p>
    </div>
  );
  return (
    <PageForm
      isNew
      heading={data.title}
      about={about}
      place={{ title: data.newTitle, folderId: data.folderId, slug: "" }}
      tags={data.tags}
      tree={data.tree}
      mayArrange={mayArrangeFolders(viewer).allowed}
      siteAddress={null}
      action={say(creatingWords.createCopy)}
      back={data.back}
      onSave={(settings) => send(saveCopy, { ...ofVersion(id, versionId), settings })}
    />
  );
}
