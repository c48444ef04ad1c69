import ImagePlus from "lucide-react/icons/image-plus";
import { type RefObject, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import type { BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps, Upload } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import type { LateParts } from "../kit/late-editor.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { useDroppedFiles } from "../kit/use-dropped-files.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { attachInstead, choosePictureBeside } from "./choosing.ts";
import { GalleryItem } from "./gallery-item.tsx";
import { othersMost } from "./limits.ts";
import { pictureTypes } from "./picture-types.ts";
import { type Picture, picturesOf } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { useArrivals } from "./use-arrivals.tsx";
import { usePictures } from "./use-pictures.tsx";
import { imageWords } from "./wording.ts";
import "./gallery.css";
import "./gallery-editor.css";

/** The pictures as they are read, each with its tools; more are chosen, dropped or pasted, any number at once. */
function GalleryEditor(props: EditorProps<Image>) {
  const { content, page } = props;
  const { underway, trouble } = useArrivals(props);
  const send = (file: File) => choosePictureBeside(props, file);
  const { isOver, ...arriving } = useDroppedFiles(page, send);
  const pictures = picturesOf(content);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={frame}
      className={`image-gallery image-gallery-${content.width} image-gallery-editor`}
      {...arriving}
    >
      <Pictures {...props} pictures={pictures} frame={frame} />
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} {...each} />
      ))}
      {trouble && <Refused {...trouble} onAttach={(file) => attachInstead(props, file)} />}
      <Adding count={pictures.length} isOver={isOver} onFile={send} />
    </div>
  );
}

type PicturesProps = EditorProps<Image> & {
  pictures: readonly Picture[];
  frame: RefObject<HTMLElement | null>;
};

function Pictures({ pictures, frame, ...gallery }: PicturesProps) {
  const say = useSay();
  const acts = usePictures(gallery, frame);
  const first = useRef<BoundTextHandle>(null);
  useTakenFocus(gallery.takeFocus, (at) => first.current?.focus(at));
  const isGrid = gallery.content.layout === "grid";
  const count = pictures.length;
  return (
    <div className={isGrid ? undefined : "image-strip"}>
      <ul className={isGrid ? "image-grid" : "image-row"} aria-label={say(imageWords.pictures, { count })}>
        {pictures.map((picture, at) => (
          <GalleryItem
            key={picture.id}
            {...{ picture, at, acts, count, gallery }}
            handle={at === 0 ? first : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

type RefusedProps = { upload: Upload; words: string; onAttach: (file: File) => void };

/** Why a picture was not taken, and another way for it. */
function Refused({ upload, words, onAttach }: RefusedProps) {
  const say = useSay();
  return (
    <div className="image-refused">
      <ErrorText announced>{words}</ErrorText>
      {!upload.isBrought && (
        <Button size="small" onPress={() => onAttach(upload.file)}>
          {say(imageWords.attachInstead)}
        </Button>
      )}
    </div>
  );
}

type AddingProps = { count: number; isOver: boolean; onFile: (file: File) => void };

function Adding({ count, isOver, onFile }: AddingProps) {
  const say = useSay();
  if (count >= othersMost)
    return <p className="image-adding">{say(imageWords.full, { count: othersMost })}</p>;
  return (
    <div className="image-adding">
      <FileChoice isMany accept={pictureTypes} icon={ImagePlus} size="small" onFile={onFile}>
        {say(imageWords.addPictures)}
      </FileChoice>
      <span>{say(isOver ? imageWords.dropSeveralHere : imageWords.dropSeveral)}</span>
    </div>
  );
}

/** Its settings are those of every picture. */
export const galleryEditor: LateParts<Image> = { Editor: GalleryEditor };
