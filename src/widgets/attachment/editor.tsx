import { type Ref, type RefObject, useRef } from "react";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import Paperclip from "lucide-react/icons/paperclip";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { CaretAt, EditorProps, KindEditor, UploadedFile } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { useArrivingFile } from "../kit/use-arriving-file.tsx";
import { usePassedFocus } from "../kit/use-passed-focus.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { useUploads } from "../kit/use-uploads.tsx";
import { widgetWords } from "../kit/wording.ts";
import { FileRow } from "./file-row.tsx";
import { type Attachment, titleMost } from "./schema.ts";
import { attachmentWords } from "./wording.ts";
import "./editor.css";

/** A file to take along: its row with its name in place; empty, a place to drop one. */
function AttachmentEditor(props: EditorProps<Attachment>) {
  const { id, draft, content, takeFocus, page } = props;
  const frame = useRef<HTMLDivElement>(null);
  const title = useRef<BoundTextHandle>(null);
  const { underway, trouble } = useUploads(page, { as: "file", onArrived: arrive });
  const choose = (chosen: File) => page.upload(chosen, "file");
  const sent = underway.at(-1)?.upload.file;
  const file = sent ?? content.file;

  function arrive({ id: fileId, name, size, type }: UploadedFile) {
    page.endStep();
    page.change(() => draft.getMap<unknown>(valuesPart(id)).set("file", { id: fileId, name, size, type }));
    page.endStep();
  }

  function focusAt(at: CaretAt) {
    if (title.current) title.current.focus(at === "start" ? "start" : "end");
    else frame.current?.querySelector<HTMLElement>("button")?.focus();
  }
  const face = usePassedFocus((isTouched) => (isTouched ? frame.current?.focus() : focusAt("end")));
  useTakenFocus(takeFocus, focusAt);
  const { isOver, ...arriving } = useArrivingFile(page, { onFile: choose, isFull: file !== null });

  return (
    <div ref={frame} tabIndex={-1} className="attachment-editor" {...arriving}>
      {file ? (
        <FileRow ref={face} file={file} action={content.file && <Replace onFile={choose} />}>
          <Title {...props} handle={title} fileName={file.name} />
        </FileRow>
      ) : (
        <EmptyPlace ref={face} isOver={isOver} onFile={choose} />
      )}
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} ref={face} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
    </div>
  );
}

type TitleProps = EditorProps<Attachment> & { handle: RefObject<BoundTextHandle | null>; fileName: string };

function Title({ id, draft, page, handle, fileName }: TitleProps) {
  const say = useSay();
  return (
    <BoundText
      {...{ draft, id }}
      handle={handle}
      path="title"
      most={titleMost}
      lines={false}
      change={page.change}
      label={say(attachmentWords.title)}
      placeholder={fileName}
      onEdge={page.leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") page.leave("after");
      }}
    />
  );
}

function Replace({ onFile }: { onFile: (file: File) => void }) {
  const say = useSay();
  return (
    <FileChoice look="quiet" size="small" onFile={onFile}>
      {say(widgetWords.replace)}
    </FileChoice>
  );
}

type EmptyPlaceProps = { ref: Ref<HTMLDivElement>; isOver: boolean; onFile: (file: File) => void };

function EmptyPlace({ ref, isOver, onFile }: EmptyPlaceProps) {
  const say = useSay();
  return (
    <div ref={ref} className="attachment-empty" role="group" aria-label={say(attachmentWords.attachment)}>
      <Icon of={Paperclip} size={20} />
      <FileChoice onFile={onFile}>{say(attachmentWords.choose)}</FileChoice>
      <span>{say(isOver ? attachmentWords.dropHere : attachmentWords.drop)}</span>
    </div>
  );
}

export const attachmentEditor: KindEditor<Attachment> = { icon: Paperclip, Editor: AttachmentEditor };
