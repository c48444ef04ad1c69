import ImagePlus from "lucide-react/icons/image-plus";
import ImageUp from "lucide-react/icons/image-up";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { Switch } from "#ui/switch.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { setValue } from "../kit/set-value.ts";
import { widgetWords } from "../kit/wording.ts";
import { choosePicture, choosePictureBeside } from "./choosing.ts";
import { Description } from "./description.tsx";
import { imageLayouts, imageWidths } from "./limits.ts";
import { PictureLink } from "./picture-link.tsx";
import { pictureTypes } from "./picture-types.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

const widthWords = { text: imageWords.widthText, page: imageWords.widthPage, full: imageWords.widthFull };
const layoutWords = { grid: imageWords.layoutGrid, carousel: imageWords.layoutCarousel };

/** What is set for a block; of a gallery each picture has its own description beside it. */
export function ImageSettings(props: EditorProps<Image>) {
  const { content } = props;
  const say = useSay();
  const isGallery = content.others.length > 0;
  const choice = (name: "layout" | "width", label: string, options: { value: string; label: string }[]) => (
    <div className="ui-field">
      <span className="ui-field-label">{label}</span>
      <Segments
        isFull
        {...{ label, options }}
        value={content[name]}
        onChange={(value) => setValue(props, name, value)}
      />
    </div>
  );
  return (
    <>
      {isGallery &&
        choice(
          "layout",
          say(imageWords.layout),
          imageLayouts.map((value) => ({ value, label: say(layoutWords[value]) })),
        )}
      {choice(
        "width",
        say(imageWords.width),
        imageWidths.map((value) => ({ value, label: say(widthWords[value]) })),
      )}
      {!isGallery && <Description {...props} picture={{ ...content, id: "" }} />}
      {!isGallery && <PictureLink {...props} picture={{ id: "", link: content.link }} />}
      <Switch
        label={say(imageWords.opensLarge)}
        checked={content.opensLarge}
        onChange={(opens) => setValue(props, "opensLarge", opens)}
      />
      <Files {...props} isGallery={isGallery} />
    </>
  );
}

function Files({ isGallery, ...props }: EditorProps<Image> & { isGallery: boolean }) {
  const say = useSay();
  const look = { accept: pictureTypes, look: "quiet", size: "small" } as const;
  if (!isGallery && !props.content.file) return null;
  return (
    <>
      {!isGallery && (
        <FileChoice {...look} icon={ImageUp} onFile={(file) => choosePicture(props, file)}>
          {say(widgetWords.replace)}
        </FileChoice>
      )}
      <FileChoice {...look} isMany icon={ImagePlus} onFile={(file) => choosePictureBeside(props, file)}>
        {say(imageWords.addPictures)}
      </FileChoice>
    </>
  );
}
