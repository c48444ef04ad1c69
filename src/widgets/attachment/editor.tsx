import { type ClipboardEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import Paperclip from "lucide-react/icons/paperclip";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import { carriesFiles, filesIn, pastedFiles } from "../kit/dropped-files.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { CaretAt, EditorProps, KindEditor, UploadedFile } from "../kit/editor.ts";
import { FileChoice } from "../kit/file-choice.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { usePassedFocus } from "../kit/use-passed-focus.tsx";
import { useUploads } from "../kit/use-uploads.tsx";
import { widgetWords } from "../kit/wording.ts";
import { FileRow } from "./file-row.tsx";
import { type Attachment, titleMost } from "./schema.ts";
import { attachmentWords } from "./wording.ts";
import "./editor.css";

/** A file to take along: its row with its name in place; empty, a place to drop one. */
function AttachmentEditor(props: EditorProps<Attachment>) {
  const { id, draft, content, takeFocus, page } = props;
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const title = useRef<BoundTextHandle>(null);
  const [isOver, setOver] = useState(false);
  const { underway, trouble } = useUploads(page, { as: "file", onArrived: arrive });
  const sent = underway.at(-1)?.upload.file;
  const file = sent ?? content.file;

  function choose(chosen: File) {
    page.upload(chosen, "file");
  }

  function arrive({ id: fileId, name, size, type }: UploadedFile) {
    page.endStep();
    page.change(() => draft.getMap<unknown>(valuesPart(id)).set("file", { id: fileId, name, size, type }));
    page.endStep();
  }

  function focusAt(at: CaretAt) {
    if (title.current) title.current.focus(at === "start" ? "start" : "end");
    else frame.current?.querySelector<HTMLElement>("button")?.focus();
  }
  const focusNow = useEffectEvent(focusAt);
  const face = usePassedFocus((isTouched) => (isTouched ? frame.current?.focus() : focusAt("end")));
  useEffect(() => {
    takeFocus((at) => focusNow(at));
    return () => takeFocus(null);
  }, [takeFocus]);

  const own = {
    onPaste(event: ClipboardEvent) {
      const [file] = pastedFiles(event.clipboardData);
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      choose(file);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const { files, others } = filesIn(event.dataTransfer);
      if (files[0]) choose(files[0]);
      else page.skip(others[0] ?? "");
    },
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    "data-over": isOver || undefined,
  };

  return (
    <div ref={frame} tabIndex={-1} className="attachment-editor" {...own}>
      {file ? (
        <FileRow
          ref={face}
          file={file}
          action={
            content.file && (
              <FileChoice look="quiet" size="small" onFile={choose}>
                {say(widgetWords.replace)}
              </FileChoice>
            )
          }
        >
          <BoundText
            {...{ draft, id }}
            handle={title}
            path="title"
            most={titleMost}
            lines={false}
            change={page.change}
            label={say(attachmentWords.title)}
            placeholder={file.name}
            onEdge={page.leave}
            onKeyDown={(event) => {
              if (event.key === "Enter") page.leave("after");
            }}
          />
        </FileRow>
      ) : (
        <div
          ref={face}
          className="attachment-empty"
          role="group"
          aria-label={say(attachmentWords.attachment)}
        >
          <Icon of={Paperclip} size={20} />
          <FileChoice onFile={choose}>{say(attachmentWords.choose)}</FileChoice>
          <span>{say(isOver ? attachmentWords.dropHere : attachmentWords.drop)}</span>
        </div>
      )}
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} ref={face} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
    </div>
  );
}

export const attachmentEditor: KindEditor<Attachment> = { icon: Paperclip, Editor: AttachmentEditor };
