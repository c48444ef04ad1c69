import { useSay } from "#ui/language.tsx";
import { Switch } from "#ui/switch.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { setValue } from "../kit/set-value.ts";
import { TitledPartsEditor } from "../kit/titled-parts-editor.tsx";
import type { Accordion } from "./schema.ts";
import { accordionWords } from "./wording.ts";

function AccordionSettings(props: EditorProps<Accordion>) {
  const say = useSay();
  return (
    <Switch
      label={say(accordionWords.firstOpen)}
      checked={props.content.firstOpen}
      onChange={(isOpen) => setValue(props, "firstOpen", isOpen)}
    />
  );
}

export const accordionEditor: LateParts<Accordion> = {
  Editor: TitledPartsEditor,
  Settings: AccordionSettings,
};
