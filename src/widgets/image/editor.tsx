import ImageIcon from "lucide-react/icons/image";
import type { Ref, RefCallback, RefObject } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps, KindEditor } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { lateEditorAlone } from "../kit/late-editor.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { useArrivingFile } from "../kit/use-arriving-file.tsx";
import { attachInstead, choosePicture, sendPicture } from "./choosing.ts";
import { DescriptionHint } from "./description-hint.tsx";
import { pictureTypes } from "./picture-types.ts";
import { captionMost } from "./limits.ts";
import { isUndescribed, saidOf } from "./pictures.ts";
import type { Image } from "./schema.ts";
import { useImageFocus } from "./use-image-focus.tsx";
import { usePicture } from "./use-picture.tsx";
import { imageWords } from "./wording.ts";
import { ImageSettings } from "./settings.tsx";
import "./editor.css";

/** One picture, or a gallery, whose editor is fetched with the first of them. */
function ImageEditor(props: EditorProps<Image>) {
  const isGallery = props.content.others.length > 0;
  return isGallery ? <gallery.Editor {...props} /> : <SingleEditor {...props} />;
}

const gallery = lateEditorAlone<Image>(
  ImageIcon,
  async () => (await import("./gallery-editor.tsx")).galleryEditor,
  null,
);

/** A picture with its caption, in the place and size in which readers see it; empty, a place to drop one. */
function SingleEditor(props: EditorProps<Image>) {
  const { content } = props;
  const say = useSay();
  const { shown, underway, trouble } = usePicture(props);

  const { chooser, caption, face, pictureFace } = useImageFocus(props.takeFocus);
  const { isOver, ...arriving } = useArrivingPicture(props, shown !== null);
  const name = say(imageWords.picture);
  const notes = (
    <Notes {...{ underway, trouble }} ref={face} onAttach={(file) => attachInstead(props, file)} />
  );

  if (!shown)
    return (
      <figure key="empty" className="image-empty" ref={face} aria-label={name} {...arriving}>
        <EmptyPlace ref={chooser} isOver={isOver} {...props} />
        {notes}
      </figure>
    );
  return (
    <figure
      key="picture"
      ref={pictureFace}
      tabIndex={-1}
      aria-label={saidOf(content) || name}
      className={`image image-width-${content.width}`}
      {...arriving}
    >
      <Picture {...props} shown={shown} isPending={underway.length > 0} />
      {notes}
      <Caption {...props} handle={caption} />
    </figure>
  );
}

/** An empty place takes a picture; beside one that is there, another goes on the page. */
function useArrivingPicture(props: EditorProps<Image>, isFull: boolean) {
  const onFile = (file: File) => choosePicture(props, file);
  return useArrivingFile(props.page, { onFile, isFull, isMeant: isNoWidget });
}

type EmptyPlaceProps = EditorProps<Image> & { ref: Ref<HTMLSpanElement>; isOver: boolean };

/** Of several that are chosen at once the first is the picture, the others come beside it. */
function EmptyPlace({ ref, isOver, ...props }: EmptyPlaceProps) {
  const say = useSay();
  return (
    <>
      <Icon of={ImageIcon} size={20} />
      <span ref={ref}>
        <FileChoice isMany accept={pictureTypes} onFile={(file, at) => sendPicture(props, file, at)}>
          {say(imageWords.choose)}
        </FileChoice>
      </span>
      <span>{say(isOver ? imageWords.dropHere : imageWords.drop)}</span>
    </>
  );
}

type Shown = NonNullable<ReturnType<typeof usePicture>["shown"]>;

function Picture({ shown, isPending, ...props }: EditorProps<Image> & { shown: Shown; isPending: boolean }) {
  const { content } = props;
  return (
    <span className="image-frame">
      <img
        src={shown.address}
        alt={saidOf(content)}
        width={shown.width ?? undefined}
        height={shown.height ?? undefined}
        data-pending={isPending || undefined}
      />
      {isUndescribed(content) && !isPending && (
        <DescriptionHint {...props} picture={{ ...content, id: "" }} />
      )}
    </span>
  );
}

type CaptionProps = EditorProps<Image> & { handle: RefObject<BoundTextHandle | null> };

function Caption({ id, draft, content, isSelected, page, handle }: CaptionProps) {
  const say = useSay();
  return (
    <figcaption data-empty={content.caption === "" || undefined} data-selected={isSelected || undefined}>
      <BoundText
        {...{ draft, id }}
        handle={handle}
        path="caption"
        most={captionMost}
        lines={false}
        change={page.change}
        label={say(imageWords.caption)}
        placeholder={say(imageWords.captionPlaceholder)}
        onEdge={page.leave}
        onKeyDown={(event) => event.key === "Enter" && !event.shiftKey && page.leave("after")}
      />
    </figcaption>
  );
}

type NotesProps = Pick<ReturnType<typeof usePicture>, "underway" | "trouble"> & {
  ref: RefCallback<HTMLElement>;
  onAttach: (file: File) => void;
};

/** What becomes of the pictures on their way, and another way for one that was refused. */
function Notes({ underway, trouble, ref, onAttach }: NotesProps) {
  const say = useSay();
  return (
    <>
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} ref={ref} {...each} />
      ))}
      {trouble && (
        <div className="image-trouble">
          <ErrorText announced>{trouble.words}</ErrorText>
          {!trouble.upload.isBrought && (
            <Button size="small" onPress={() => onAttach(trouble.upload.file)}>
              {say(imageWords.attachInstead)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** A widget that is dropped is put beside the picture; a picture of another page is no reason to leave this one. */
function isNoWidget({ types }: DataTransfer): boolean {
  return !types.some((type) => type.startsWith("application/x-atrium"));
}

export const imageEditor: KindEditor<Image> = {
  icon: ImageIcon,
  Editor: ImageEditor,
  Settings: ImageSettings,
};
