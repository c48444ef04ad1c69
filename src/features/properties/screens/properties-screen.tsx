import { type SubmitEvent, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { saveProperties } from "../contract.ts";
import { folderPaths } from "../rules.ts";
import type { propertiesScreen } from "../screen.ts";
import { propertyWords } from "../wording.ts";
import { type SaveProblem, saveProblem } from "../parts/save-problem.ts";
import { useUnsaved } from "../parts/use-unsaved.tsx";
import { PlaceFields, hasMoved, placePaths } from "./place-fields.tsx";
import { useTypedBefore } from "./use-typed-before.ts";
import "#features/pages/parts/page-screen.css";
import "./sheet-screen.css";

/** A page's title, folder, location and, for admins, whether it is the home page (ROUT-12, PTYP-05). */
export function PropertiesScreen({ data }: { data: ScreenData<typeof propertiesScreen>; frame: Frame }) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [place, setPlace] = useState({ title: data.pageTitle, folderId: data.folderId, slug: data.slug });
  const [isHomepage, setHomepage] = useState(data.isHomepage);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const before = { title: data.pageTitle, folderId: data.folderId, slug: data.slug };
  const isChanged = hasMoved(before, place) || isHomepage !== data.isHomepage;
  const saved = useUnsaved({ isChanged, isSaving: busy }, data.pageAddress);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (typed) =>
    setPlace({
      title: String(typed.get("title") ?? ""),
      folderId: Number(typed.get("folder")),
      slug: String(typed.get("slug") ?? ""),
    }),
  );

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const settings = {
      title: place.title,
      slug: place.slug,
      category: folderPaths(data.tree).get(place.folderId) ?? "",
      ...(data.mayChooseHomepage ? { make_homepage: isHomepage } : {}),
    };
    const fields = placePaths(data.siteAddress);
    const answer = await send(saveProperties, { page_id: data.id, settings });
    setBusy(false);
    if (answer.success) {
      saved();
      await visit(answer.redirect);
    } else if (answer.offer) tellRefusal(answer, "change-page");
    else setProblem(saveProblem(answer, fields, say(propertyWords.saveFailed)));
  }

  return (
    <form ref={form} className="sheet-screen" noValidate onSubmit={(event) => void save(event)}>
      <h1>{say(propertyWords.properties, { title: data.pageTitle })}</h1>
      {problem?.sentences.map((sentence) => (
        <ErrorText announced key={sentence}>
          {sentence}
        </ErrorText>
      ))}
      <div className="sheet-fields">
        <PlaceFields
          place={place}
          onChange={setPlace}
          tree={data.tree}
          siteAddress={data.siteAddress}
          errors={problem?.fields ?? {}}
          follow={false}
        />
        <p className="sheet-note">{say(propertyWords.oldLocations)}</p>
        {data.mayChooseHomepage && (
          <Checkbox
            label={say(propertyWords.homepage)}
            hint={say(propertyWords.homepageHelp)}
            checked={isHomepage}
            onChange={setHomepage}
          />
        )}
      </div>
      <div className="sheet-actions">
        <Button type="submit" look="primary" busy={busy}>
          {say(propertyWords.save)}
        </Button>
        <LinkButton href={data.pageAddress} look="quiet">
          {say(propertyWords.cancel)}
        </LinkButton>
      </div>
    </form>
  );
}
