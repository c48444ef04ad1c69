import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type Youtube, startMost, youtubeWidths } from "./schema.ts";
import { youtubeWords } from "./wording.ts";

export function YoutubeSettings(props: EditorProps<Youtube>) {
  const say = useSay();
  const { start, width } = props.content;
  return (
    <>
      <Segments
        isFull
        label={say(youtubeWords.width)}
        value={width}
        options={youtubeWidths.map((value) => ({ value, label: say(youtubeWords[value]) }))}
        onChange={(chosen) => setValue(props, "width", chosen)}
      />
      <TextField
        label={say(youtubeWords.start)}
        type="number"
        initial={String(start)}
        onChange={(typed) => {
          const seconds = Number(typed);
          if (Number.isInteger(seconds) && seconds >= 0 && seconds <= startMost)
            setValue(props, "start", seconds);
        }}
      />
    </>
  );
}
