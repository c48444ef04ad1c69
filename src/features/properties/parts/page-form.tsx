import type { ReactNode } from "react";
import { Actions } from "#ui/actions.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Screen } from "#ui/screen.tsx";
import { propertyWords } from "../wording.ts";
import { TagField } from "#features/tags/parts/tag-field.tsx";
import { placeFields } from "../model/place-settings.ts";
import { PlaceFields } from "./place-fields.tsx";
import { type PageFormFacts, usePageForm } from "./use-page-form.ts";
import "./sheet-screen.css";

type PageFormProps = PageFormFacts & {
  heading: string;
  /** Where it belongs, and a sentence about it. */
  above?: ReactNode;
  about?: ReactNode;
  /** What can be done at its head; `beginWith` opens what the page is to begin with instead, and keeps what was typed. */
  actions?: (beginWith: (address: string) => void) => ReactNode;
  /** More fields. */
  children?: ReactNode;
  action: string;
  /** Whether the viewer makes folders. */
  mayArrange: boolean;
};

/** What a page is called, where it stands and its tags, with a way to save it and one back. */
export function PageForm(props: PageFormProps) {
  const { form, fields, busy, problem, save, waits, beginWith } = usePageForm(props);
  const { place, setPlace, tags, setTags, ...folders } = fields;
  const { siteAddress, mayArrange } = props;
  return (
    <Screen
      title={props.heading}
      width="form"
      above={props.above}
      help={props.about}
      actions={props.actions?.((address) => void beginWith(address))}
    >
      <form ref={form} noValidate data-confirms="" data-waits={waits} onSubmit={(event) => void save(event)}>
        <div className="properties-fields">
          {problem?.sentences.map((sentence) => (
            <ErrorText announced key={sentence}>
              {sentence}
            </ErrorText>
          ))}
          <PlaceFields
            {...{ place, siteAddress, mayArrange }}
            {...folders}
            onChange={setPlace}
            errors={problem?.fields ?? {}}
            follow={props.isNew}
          >
            <TagField value={tags} onChange={setTags} error={problem?.fields[placeFields.tags]} />
          </PlaceFields>
          {props.children}
        </div>
        <FormActions action={props.action} back={props.back} busy={busy} />
      </form>
    </Screen>
  );
}

function FormActions({ action, back, busy }: { action: string; back: string; busy: boolean }) {
  const say = useSay();
  return (
    <Actions
      back={<LinkButton href={back}>{say(propertyWords.cancel)}</LinkButton>}
      main={
        <Button type="submit" look="primary" busy={busy}>
          {action}
        </Button>
      }
    />
  );
}
