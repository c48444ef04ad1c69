import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type GMaps, mapTypes } from "./schema.ts";
import { gmapsWords } from "./wording.ts";

/** How much one sees, in the steps of the service. */
const zooms = [
  [17, gmapsWords.near],
  [14, gmapsWords.town],
  [10, gmapsWords.region],
  [6, gmapsWords.country],
] as const;

export function GMapsSettings(props: EditorProps<GMaps>) {
  const say = useSay();
  const { zoom, type } = props.content;
  const options = zooms.map(([step, name]) => ({ value: String(step), label: say(name) }));
  const own = zooms.some(([step]) => step === zoom) ? [] : [{ value: String(zoom), label: String(zoom) }];
  return (
    <>
      <Segments
        isFull
        label={say(gmapsWords.type)}
        value={type}
        options={mapTypes.map((value) => ({ value, label: say(gmapsWords[value]) }))}
        onChange={(chosen) => setValue(props, "type", chosen)}
      />
      <SelectField
        label={say(gmapsWords.zoom)}
        value={String(zoom)}
        options={[...options, ...own]}
        onChange={(chosen) => setValue(props, "zoom", Number(chosen))}
      />
      <HeightChoice of={props} />
    </>
  );
}
