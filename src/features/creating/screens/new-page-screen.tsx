import { send } from "#client/call.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { createPage } from "../contract.ts";
import { PageForm } from "#features/properties/parts/page-form.tsx";
import type { newPageScreen } from "../screen.ts";
import { creatingWords } from "../wording.ts";

/** Makes a page: what it is called and where it stands (ROUT-14). */
export function NewPageScreen({
  data,
  frame: { viewer },
}: {
  data: ScreenData<typeof newPageScreen>;
  frame: Frame;
}) {
  const say = useSay();
  return (
    <PageForm
      isNew
      heading={data.title}
      place={{ title: "", folderId: data.folderId, slug: "" }}
      tree={data.tree}
      mayArrange={mayArrangeFolders(viewer).allowed}
      siteAddress={data.siteAddress}
      action={say(creatingWords.create)}
      back="/"
      onSave={(settings) => send(createPage, { settings })}
    />
  );
}
