import { useSay } from "#ui/language.tsx";
import { Switch } from "#ui/switch.tsx";
import { HeightChoice } from "../kit/embed-editor.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import type { IFrame } from "./schema.ts";
import { iframeWords } from "./wording.ts";

export function IFrameSettings(props: EditorProps<IFrame>) {
  const say = useSay();
  return (
    <>
      <HeightChoice of={props} />
      <Switch
        label={say(iframeWords.scrolling)}
        checked={props.content.scrolling}
        onChange={(scrolling) => setValue(props, "scrolling", scrolling)}
      />
    </>
  );
}
