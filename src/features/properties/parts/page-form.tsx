import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { propertyWords } from "../wording.ts";
import { PlaceFields } from "./place-fields.tsx";
import { type PageFormFacts, usePageForm } from "./use-page-form.ts";
import "#features/pages/parts/page-screen.css";
import "./sheet-screen.css";

type PageFormProps = PageFormFacts & {
  heading: string;
  about?: ReactNode;
  /** More fields. */
  children?: ReactNode;
  action: string;
};

/** What a page is called and where it stands, with a way to save it and one back. */
export function PageForm(props: PageFormProps) {
  const { form, place, setPlace, busy, problem, save } = usePageForm(props);
  const { tree, siteAddress } = props;
  return (
    <form ref={form} className="properties-sheet" noValidate onSubmit={(event) => void save(event)}>
      <h1 className="pages-title">{props.heading}</h1>
      {props.about}
      {problem?.sentences.map((sentence) => (
        <ErrorText announced key={sentence}>
          {sentence}
        </ErrorText>
      ))}
      <div className="properties-fields">
        <PlaceFields
          {...{ place, tree, siteAddress }}
          onChange={setPlace}
          errors={problem?.fields ?? {}}
          follow={props.isNew}
        />
        {props.children}
      </div>
      <FormActions action={props.action} back={props.back} busy={busy} />
    </form>
  );
}

function FormActions({ action, back, busy }: { action: string; back: string; busy: boolean }) {
  const say = useSay();
  return (
    <div className="properties-actions">
      <Button type="submit" look="primary" busy={busy}>
        {action}
      </Button>
      <LinkButton href={back} look="quiet">
        {say(propertyWords.cancel)}
      </LinkButton>
    </div>
  );
}
