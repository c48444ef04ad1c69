import { send } from "#client/call.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { createPage } from "../contract.ts";
import { NewPageForm } from "../parts/new-page-form.tsx";
import type { newPageScreen } from "../screen.ts";
import { propertyWords } from "../wording.ts";

/** Makes a page: what it is called and where it stands (ROUT-14). */
export function NewPageScreen({ data }: { data: ScreenData<typeof newPageScreen>; frame: Frame }) {
  const say = useSay();
  return (
    <NewPageForm
      heading={data.title}
      place={{ title: "", folderId: data.folderId, slug: "" }}
      tree={data.tree}
      siteAddress={data.siteAddress}
      create={say(propertyWords.create)}
      back="/"
      onCreate={(settings) => send(createPage, { settings })}
    />
  );
}
