import ImageUp from "lucide-react/icons/image-up";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { Switch } from "#ui/switch.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { widgetWords } from "../kit/wording.ts";
import { choosePicture } from "./choosing.ts";
import { Description } from "./description.tsx";
import { pictureTypes } from "./picture-types.ts";
import { type Image, imageWidths } from "./schema.ts";
import { imageWords } from "./wording.ts";

const widthWords = { text: imageWords.widthText, page: imageWords.widthPage, full: imageWords.widthFull };

export function ImageSettings(props: EditorProps<Image>) {
  const { id, draft, content, page } = props;
  const say = useSay();
  const set = (path: string, value: unknown) => {
    page.endStep();
    page.change(() => draft.getMap(valuesPart(id)).set(path, value));
    page.endStep();
  };
  return (
    <>
      <div className="ui-field">
        <span className="ui-field-label">{say(imageWords.width)}</span>
        <Segments
          isFull
          label={say(imageWords.width)}
          value={content.width}
          options={imageWidths.map((value) => ({ value, label: say(widthWords[value]) }))}
          onChange={(width) => set("width", width)}
        />
      </div>
      <Description {...props} />
      <Switch
        label={say(imageWords.opensLarge)}
        checked={content.opensLarge}
        onChange={(opens) => set("opensLarge", opens)}
      />
      {content.file && (
        <FileChoice
          accept={pictureTypes}
          icon={ImageUp}
          look="quiet"
          size="small"
          onFile={(file) => choosePicture(props, file)}
        >
          {say(widgetWords.replace)}
        </FileChoice>
      )}
    </>
  );
}
