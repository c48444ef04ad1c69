import type { LucideIcon } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import type { Words } from "#kernel/words.ts";
import { ErrorText } from "#ui/error-text.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "./bound-text.tsx";
import type { CaretAt, EditorProps, Upload, UploadAs, UploadedFile } from "./editor.ts";
import { FileChoice } from "./file-choice.tsx";
import type { FileFact } from "./file-fact.ts";
import { UploadNote } from "./upload-notes.tsx";
import { useArrivingFile } from "./use-arriving-file.tsx";
import { usePassedFocus } from "./use-passed-focus.tsx";
import { useTakenFocus } from "./use-taken-focus.tsx";
import { useUploads } from "./use-uploads.tsx";
import "./held-file.css";

type Held = { readonly file: FileFact | null; readonly title: string };
type HeldFileProps = {
  of: EditorProps<Held>;
  as: Exclude<UploadAs, "image">;
  /** Media types and endings that are offered for choosing. */
  accept: string;
  icon: LucideIcon;
  titleMost: number;
  words: { readonly choose: Words; readonly drop: Words; readonly dropHere: Words; readonly title: Words };
  onArrived: (file: UploadedFile, upload: Upload) => void;
  children: ReactNode;
};

/** The one file of a widget: its face and its title; empty, a place to choose or drop one. */
export function HeldFile(props: HeldFileProps) {
  const { of, as, words, children, onArrived } = props;
  const { content, page } = of;
  const frame = useRef<HTMLDivElement>(null);
  const title = useRef<BoundTextHandle>(null);
  const { underway, trouble } = useUploads(page, { as: "any", onArrived });
  const choose = (file: File) => page.upload(file, as);
  const focusAt = (at: CaretAt) => {
    if (title.current) title.current.focus(at === "start" ? "start" : "end");
    else frame.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const face = usePassedFocus((isTouched) => (isTouched ? frame.current?.focus() : focusAt("end")));
  useTakenFocus(of.takeFocus, focusAt);
  const { isOver, ...arriving } = useArrivingFile(page, { onFile: choose, isFull: content.file !== null });
  return (
    <div ref={frame} tabIndex={-1} className="kit-held-file" {...arriving}>
      {content.file ? (
        <>
          <div inert>{children}</div>
          <Title {...props} handle={title} />
        </>
      ) : (
        <EmptyPlace {...props} ref={face} onFile={choose} said={isOver ? words.dropHere : words.drop} />
      )}
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} ref={face} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
    </div>
  );
}

type EmptyPlaceProps = HeldFileProps & {
  ref: Ref<HTMLDivElement>;
  onFile: (file: File) => void;
  said: Words;
};

function EmptyPlace({ ref, icon, accept, words, said, onFile }: EmptyPlaceProps) {
  const say = useSay();
  return (
    <div ref={ref} className="kit-held-empty">
      <Icon of={icon} size={20} />
      <FileChoice accept={accept} onFile={onFile}>
        {say(words.choose)}
      </FileChoice>
      <span>{say(said)}</span>
    </div>
  );
}

function Title({ of, titleMost, words, handle }: HeldFileProps & { handle: Ref<BoundTextHandle> }) {
  const say = useSay();
  const { draft, id, content, page } = of;
  return (
    <BoundText
      {...{ draft, id, handle }}
      path="title"
      most={titleMost}
      lines={false}
      change={page.change}
      label={say(words.title)}
      placeholder={content.file?.name}
      className="kit-held-title"
      onEdge={page.leave}
      onKeyDown={(event) => event.key === "Enter" && page.leave("after")}
    />
  );
}
