import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Failed } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { FolderNode } from "#features/folders/contract.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { folderPaths } from "../rules.ts";
import { type Place, PlaceFields, hasMoved, placePaths } from "../screens/place-fields.tsx";
import { useTypedBefore } from "../screens/use-typed-before.ts";
import { propertyWords } from "../wording.ts";
import { type SaveProblem, saveProblem } from "./save-problem.ts";
import { useUnsaved } from "./use-unsaved.tsx";
import "#features/pages/parts/page-screen.css";
import "../screens/sheet-screen.css";

type Sent = { title: string; category: string; slug: string | undefined };

/** What a page that is made is called and where it stands; it then opens in edit mode (ROUT-14). */
export function NewPageForm(props: {
  heading: string;
  about?: ReactNode;
  place: Place;
  tree: readonly FolderNode[];
  /** Null where the location comes from the title. */
  siteAddress: string | null;
  create: string;
  back: string;
  onCreate: (settings: Sent) => Promise<{ success: true; redirect: string } | Failed>;
}) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [place, setPlace] = useState(props.place);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const isChanged = hasMoved(props.place, place);
  const saved = useUnsaved({ isChanged, isSaving: busy }, props.back);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (typed) => {
    setPlace((now) => ({
      ...now,
      title: String(typed.get("title") ?? ""),
      folderId: Number(typed.get("folder")),
    }));
  });

  // Whoever comes here has a title in mind; one that is proposed gives way to what is typed.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input[name=title]")?.select(), []);

  async function create(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const category = folderPaths(props.tree).get(place.folderId) ?? "";
    const slug = place.slug === "" ? undefined : place.slug;
    const fields = placePaths(props.siteAddress);
    const answer = await props.onCreate({ title: place.title, category, slug });
    setBusy(false);
    if (answer.success) {
      saved();
      await visit(`${answer.redirect}?edit`);
    } else if (answer.offer) tellRefusal(answer, "create-page");
    else setProblem(saveProblem(answer, fields, say(propertyWords.saveFailed)));
  }

  return (
    <form ref={form} className="sheet-screen" noValidate onSubmit={(event) => void create(event)}>
      <h1>{props.heading}</h1>
      {props.about}
      {problem?.sentences.map((sentence) => (
        <ErrorText announced key={sentence}>
          {sentence}
        </ErrorText>
      ))}
      <div className="sheet-fields">
        <PlaceFields
          place={place}
          onChange={setPlace}
          tree={props.tree}
          siteAddress={props.siteAddress}
          errors={problem?.fields ?? {}}
          follow
        />
      </div>
      <div className="sheet-actions">
        <Button type="submit" look="primary" busy={busy}>
          {props.create}
        </Button>
        <LinkButton href={props.back} look="quiet">
          {say(propertyWords.cancel)}
        </LinkButton>
      </div>
    </form>
  );
}
