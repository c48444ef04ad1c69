import FileVideo from "lucide-react/icons/file-video";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import type { EditorProps, UploadedFile } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { HeldFile } from "../kit/held-file.tsx";
import type { LateParts } from "../kit/late-editor.tsx";
import { setValue } from "../kit/set-value.ts";
import { widgetWords } from "../kit/wording.ts";
import { captionIn, captionPath, languageInName } from "./captions.ts";
import { CaptionSettings } from "./caption-settings.tsx";
import { heldIn, posterIn, titleMost, type Video, videoWidths } from "./schema.ts";
import { VideoView } from "./view.tsx";
import { videoWords } from "./wording.ts";

const accepted = "video/mp4,.mp4";

/** Pictures that arrive stand before it plays, captions are shown in it; everything else is the video. */
function VideoEditor(props: EditorProps<Video>) {
  const { language } = useLocale();
  function arrive(file: UploadedFile) {
    const { id, name, size, type } = file;
    const poster = posterIn(file);
    const held = heldIn({ id, name, size, type });
    const caption = captionIn({ id, name, size, type });
    if (caption) return setValue(props, captionPath(languageInName(name) ?? language), caption);
    if (poster) setValue(props, "poster", poster);
    else if (held) setValue(props, "file", held);
  }
  return (
    <HeldFile
      of={props}
      as="video"
      accept={accepted}
      icon={FileVideo}
      titleMost={titleMost}
      words={videoWords}
      onArrived={arrive}
    >
      <VideoView content={props.content} />
    </HeldFile>
  );
}

function VideoSettings(props: EditorProps<Video>) {
  const { content, page } = props;
  const say = useSay();
  return (
    <>
      <Segments
        isFull
        label={say(videoWords.width)}
        value={content.width}
        options={videoWidths.map((value) => ({ value, label: say(videoWords[value]) }))}
        onChange={(width) => setValue(props, "width", width)}
      />
      {content.file && (
        <>
          <FileChoice accept="image/*" size="small" onFile={(file) => page.upload(file, "image")}>
            {say(content.poster ? videoWords.changePoster : videoWords.addPoster)}
          </FileChoice>
          {content.poster && (
            <Button look="quiet" size="small" onPress={() => setValue(props, "poster", null)}>
              {say(videoWords.removePoster)}
            </Button>
          )}
          <CaptionSettings {...props} />
          <FileChoice
            accept={accepted}
            look="quiet"
            size="small"
            onFile={(file) => page.upload(file, "video")}
          >
            {say(widgetWords.replace)}
          </FileChoice>
        </>
      )}
    </>
  );
}

export const videoEditor: LateParts<Video> = { Editor: VideoEditor, Settings: VideoSettings };
