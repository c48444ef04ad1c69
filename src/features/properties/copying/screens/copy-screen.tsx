import { send } from "#client/call.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { useLocale, useSay } from "#ui/language.tsx";
import { NewPageForm } from "../../parts/new-page-form.tsx";
import { saveCopy } from "../contract.ts";
import type { copyScreen } from "../screen.ts";
import { copyWords } from "../wording.ts";
import "./copy.css";

/** Makes a page of a version of another one: says which, and who will see the copy (ROUT-13, POPT-07). */
export function CopyScreen({ data }: { data: ScreenData<typeof copyScreen>; frame: Frame }) {
  const say = useSay();
  const locale = useLocale();
  const { id, versionId, pageTitle, made, sharing } = data;
  const about = (
    <div className="copy-about">
      <p dir="auto">
        {say(copyWords.madeOf, { title: pageTitle, date: formatDateTime(made * 1000, locale) })}
      </p>
      <p>
        {say(copyWords.address)} {say(copyWords[sharing])}
      </p>
    </div>
  );
  return (
    <NewPageForm
      heading={data.title}
      about={about}
      place={{ title: data.newTitle, folderId: data.folderId, slug: "" }}
      tree={data.tree}
      siteAddress={null}
      create={say(copyWords.create)}
      back={data.back}
      onCreate={({ title, category }) =>
        send(saveCopy, { page_id: id, version_id: versionId, settings: { title, category } })
      }
    />
  );
}
