import ImageIcon from "lucide-react/icons/image";
import {
  type ClipboardEvent,
  type DragEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import { carriesFiles, filesIn, pastedFiles } from "../kit/dropped-files.tsx";
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { usePassedFocus } from "../kit/use-passed-focus.tsx";
import { attachInstead, choosePicture } from "./choosing.ts";
import { DescriptionHint } from "./description-hint.tsx";
import { pictureTypes } from "./picture-types.ts";
import { type Image, captionMost } from "./schema.ts";
import { usePicture } from "./use-picture.tsx";
import { imageWords } from "./wording.ts";
import { ImageSettings } from "./settings.tsx";
import "./editor.css";

/** A picture with its caption, in the place and size in which readers see it; empty, a place to drop one. */
function ImageEditor(props: EditorProps<Image>) {
  const { id, draft, content, isSelected, takeFocus, page } = props;
  const say = useSay();
  const chooser = useRef<HTMLSpanElement>(null);
  const caption = useRef<BoundTextHandle>(null);
  const picture = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const { shown, underway, trouble } = usePicture(props);

  function choose(file: File) {
    choosePicture(props, file);
  }

  function focusAt(at: CaretAt) {
    if (caption.current) caption.current.focus(at === "start" ? "start" : "end");
    else chooser.current?.querySelector("button")?.focus();
  }
  const focusNow = useEffectEvent(focusAt);
  const face = usePassedFocus((isTouched) =>
    isTouched && picture.current ? picture.current.focus() : focusAt("end"),
  );
  const pictureFace = useCallback(
    (figure: HTMLElement | null) => {
      picture.current = figure;
      return face(figure);
    },
    [face],
  );
  useEffect(() => {
    takeFocus((at) => focusNow(at));
    return () => takeFocus(null);
  }, [takeFocus]);

  function paste(event: ClipboardEvent) {
    const [file] = pastedFiles(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    choose(file);
  }

  function drop(event: DragEvent) {
    setOver(false);
    const { files, others } = filesIn(event.dataTransfer);
    const isOurs = event.dataTransfer.types.some((type) => type.startsWith("application/x-atrium"));
    if (isOurs) return;
    event.preventDefault();
    event.stopPropagation();
    if (files[0]) choose(files[0]);
    else page.skip(others[0] ?? "");
  }

  const own = {
    onPaste: paste,
    onDrop: drop,
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    "data-over": isOver || undefined,
  };
  const troubles = trouble && (
    <div className="image-trouble">
      <ErrorText announced>{trouble.words}</ErrorText>
      <Button size="small" onPress={() => attachInstead(props, trouble.upload.file)}>
        {say(imageWords.attachInstead)}
      </Button>
    </div>
  );

  if (!shown)
    return (
      <figure key="empty" ref={face} className="image-empty" aria-label={say(imageWords.picture)} {...own}>
        <Icon of={ImageIcon} size={20} />
        <span ref={chooser}>
          <FileChoice accept={pictureTypes} onFile={choose}>
            {say(imageWords.choose)}
          </FileChoice>
        </span>
        <span className="image-drop">{say(isOver ? imageWords.dropHere : imageWords.drop)}</span>
        {underway.map((each) => (
          <UploadNote key={each.upload.file.name} ref={face} {...each} />
        ))}
        {troubles}
      </figure>
    );
  return (
    <figure
      key="picture"
      ref={pictureFace}
      tabIndex={-1}
      aria-label={content.alt || say(imageWords.picture)}
      className={`image image-${content.width}`}
      {...own}
    >
      <span className="image-frame">
        <img
          src={shown.address}
          alt={content.alt}
          width={shown.width ?? undefined}
          height={shown.height ?? undefined}
          data-pending={underway.length > 0 || undefined}
        />
        {content.alt === "" && underway.length === 0 && <DescriptionHint {...props} />}
      </span>
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} ref={face} {...each} />
      ))}
      {troubles}
      <figcaption data-empty={content.caption === "" || undefined} data-selected={isSelected || undefined}>
        <BoundText
          {...{ draft, id }}
          handle={caption}
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
    </figure>
  );
}

export const imageEditor: KindEditor<Image> = {
  icon: ImageIcon,
  Editor: ImageEditor,
  Settings: ImageSettings,
};
