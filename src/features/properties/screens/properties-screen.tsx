import { useState } from "react";
import { send } from "#client/call.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { mayArrangeFolders } from "#features/folders/rules.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useSay } from "#ui/language.tsx";
import { saveProperties } from "../contract.ts";
import { homepageSetting } from "../model/place-settings.ts";
import { PageForm } from "../parts/page-form.tsx";
import { PageLink } from "../parts/page-link.tsx";
import type { propertiesScreen } from "../screen.ts";
import { propertyWords } from "../wording.ts";

/** A page's title, folder, tags, location and, for admins, whether it is the home page (ROUT-12, PTYP-05). */
export function PropertiesScreen({
  data,
  frame: { viewer },
}: {
  data: ScreenData<typeof propertiesScreen>;
  frame: Frame;
}) {
  const say = useSay();
  const [isHomepage, setHomepage] = useState(data.isHomepage);
  const homepage = data.mayChooseHomepage ? homepageSetting(isHomepage) : {};

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
      isChanged={isHomepage !== data.isHomepage}
      action={say(propertyWords.save)}
      back={data.pageAddress}
      onSave={(sent) => send(saveProperties, { ...ofPage(data.id), settings: { ...sent, ...homepage } })}
    >
      <p className="properties-note">{say(propertyWords.oldLocations)}</p>
      {data.mayChooseHomepage && (
        <Checkbox
          label={say(propertyWords.homepage)}
          hint={say(propertyWords.homepageHelp)}
          checked={isHomepage}
          onChange={setHomepage}
        />
      )}
    </PageForm>
  );
}
