import FileVideo from "lucide-react/icons/file-video";
import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Segments } from "#ui/segments.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps, Upload, UploadedFile } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { focusNamed } from "../kit/focus-named.ts";
import { HeldFile } from "../kit/held-file.tsx";
import type { LateParts } from "../kit/late-editor.tsx";
import { setValue } from "../kit/set-value.ts";
import { widgetWords } from "../kit/wording.ts";
import { captionIn, captionPath, languageFor } from "./captions.ts";
import { CaptionSettings } from "./caption-settings.tsx";
import { heldIn, posterIn, titleMost, type Video, videoWidths } from "./schema.ts";
import { VideoView } from "./view.tsx";
import { videoWords } from "./wording.ts";

const accepted = "video/mp4,.mp4";

/** Pictures that arrive stand before it plays, captions are shown in it; everything else is the video. */
function VideoEditor(props: EditorProps<Video>) {
  const say = useSay();
  const { language } = useLocale();
  const { tell } = useNotices();
  function arrive(file: UploadedFile, upload: Upload) {
    const { id, name, size, type } = file;
    const poster = posterIn(file);
    const held = heldIn({ id, name, size, type });
    const caption = captionIn({ id, name, size, type });
    if (caption) {
      const taken = props.draft.getMap(valuesPart(props.id));
      const free = languageFor(upload.file.name, language, (each) => taken.has(captionPath(each)));
      return setValue(props, captionPath(free), caption);
    }
    if (poster) setValue(props, "poster", poster);
    else if (held) setValue(props, "file", held);
    else {
      tell({ kind: "error", text: say(videoWords.notUsed, { name }) });
      upload.leave();
    }
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
          <PosterSettings {...props} />
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

function PosterSettings(props: EditorProps<Video>) {
  const { content, page } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);

  function remove() {
    setValue(props, "poster", null);
    focusNamed(frame.current, [say(videoWords.addPoster)]);
  }

  return (
    <div ref={frame} style={{ display: "contents" }}>
      <FileChoice accept="image/*" size="small" onFile={(file) => page.upload(file, "image")}>
        {say(content.poster ? videoWords.changePoster : videoWords.addPoster)}
      </FileChoice>
      {content.poster && (
        <Button look="quiet" size="small" onPress={remove}>
          {say(videoWords.removePoster)}
        </Button>
      )}
    </div>
  );
}

export const videoEditor: LateParts<Video> = { Editor: VideoEditor, Settings: VideoSettings };
