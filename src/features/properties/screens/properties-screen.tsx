import { send } from "#client/call.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { useSay } from "#ui/language.tsx";
import { saveProperties } from "../contract.ts";
import { PageForm } from "../parts/page-form.tsx";
import { PageLink } from "../parts/page-link.tsx";
import type { propertiesScreen } from "../screen.ts";
import { TypeField } from "../types/parts/type-field.tsx";
import { usePageType } from "../types/parts/use-page-type.ts";
import { propertyWords } from "../wording.ts";

/** A page's title, folder, tags, location and type (ROUT-12, PPRP-09). */
export function PropertiesScreen({
  data,
  frame: { viewer },
}: {
  data: ScreenData<typeof propertiesScreen>;
  frame: Frame;
}) {
  const say = useSay();
  const { sent: sentType, isChanged, ...type } = usePageType(data.type);

  return (
    <PageForm
      heading={data.title}
      above={<PageLink {...data} />}
      place={{ title: data.pageTitle, folderId: data.folderId, slug: data.slug }}
      tags={data.tags}
      isNew={false}
      tree={data.tree}
      mayArrange={mayArrangeFolders(viewer).allowed}
      siteAddress={data.siteAddress}
      isChanged={isChanged}
      action={say(propertyWords.save)}
      back={data.pageAddress}
      onSave={(sent) => send(saveProperties, { ...ofPage(data.id), settings: { ...sent, ...sentType } })}
    >
      <p className="properties-note">{say(propertyWords.oldLocations)}</p>
      <p className="properties-audience">{data.seenBy.join(" ")}</p>
      <TypeField {...data} {...type} withSubsites={viewer.withSubsites} />
    </PageForm>
  );
}
