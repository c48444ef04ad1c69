import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import type { Frame } from "#features/menu/contract.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { createPage } from "../contract.ts";
import { folderPath } from "../rules.ts";
import type { newPageScreen } from "../screen.ts";
import { propertyWords } from "../wording.ts";
import { PlaceFields } from "./place-fields.tsx";
import { useTypedBefore } from "./use-typed-before.ts";
import "../../screens/page-screen.css";
import "./sheet-screen.css";

/** Makes a page: what it is called and where it stands; it then opens in edit mode (ROUT-14). */
export function NewPageScreen({ data }: { data: ScreenData<typeof newPageScreen>; frame: Frame }) {
  const say = useSay();
  const tellRefusal = useRefusals();
  const [place, setPlace] = useState({ title: "", folderId: data.folderId, slug: "" });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ reason: string; fields: Readonly<Record<string, string>> } | null>(
    null,
  );

  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (typed) => {
    setPlace((now) => ({
      ...now,
      title: String(typed.get("title") ?? ""),
      folderId: Number(typed.get("folder")),
    }));
  });

  // Whoever comes here has a title in mind.
  useEffect(() => form.current?.querySelector<HTMLInputElement>("input[name=title]")?.focus(), []);

  async function create(event?: SubmitEvent) {
    event?.preventDefault();
    if (busy) return;
    setBusy(true);
    const category = folderPath(data.tree, place.folderId);
    const slug = place.slug === "" ? undefined : place.slug;
    const answer = await send(createPage, { settings: { title: place.title, category, slug } });
    setBusy(false);
    if (answer.success) await visit(`${answer.redirect}?edit`);
    else if (answer.offer) tellRefusal(answer, "create-page");
    else setProblem(answer);
  }

  return (
    <form ref={form} className="sheet-screen" noValidate onSubmit={(event) => void create(event)}>
      <h1>{data.title}</h1>
      {problem && <ErrorText announced>{problem.reason}</ErrorText>}
      <div className="sheet-fields">
        <PlaceFields
          place={place}
          onChange={setPlace}
          tree={data.tree}
          siteAddress={data.siteAddress}
          errors={problem?.fields ?? {}}
          follow
        />
      </div>
      <div className="sheet-actions">
        <Button type="submit" look="primary" busy={busy}>
          {say(propertyWords.create)}
        </Button>
        <LinkButton href="/" look="quiet">
          {say(propertyWords.cancel)}
        </LinkButton>
      </div>
    </form>
  );
}
