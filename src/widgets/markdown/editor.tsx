import Hash from "lucide-react/icons/hash";
import Eye from "lucide-react/icons/eye";
import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ErrorText } from "#ui/error-text.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import { carriesFiles, filesIn, pastedFiles } from "../kit/dropped-files.tsx";
import type { CaretAt, EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import type { TextState } from "../kit/field-binding.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { UploadNote } from "../kit/upload-notes.tsx";
import { MarkdownPreview } from "./preview.tsx";
import { type Markdown, markdownMost } from "./schema.ts";
import { continueList, indent } from "./text-commands.ts";
import { useSentFiles } from "./use-sent-files.tsx";
import { WritingBar } from "./writing-bar.tsx";
import { toolFor } from "./writing-tools.ts";
import { markdownWords } from "./wording.ts";
import "./editor.css";

/** Markdown: as its readers see it, until somebody goes in; then its source, with the preview beside or below. */
function MarkdownEditor(props: EditorProps<Markdown>) {
  const { content } = props;
  const keysId = useId();
  const [hasPreview, setPreview] = useState(false);
  const { underway, trouble, send } = useSentFiles(props);
  const { source, isInside, setInside, enter } = useWayIn(props.takeFocus);
  const isOpen = isInside || content.source === "" || underway.length > 0 || trouble !== null;
  const endOf = () => source.current?.state().end;
  const drop = dropFiles(props.page, (files) => send(files, endOf() ?? content.source.length));

  if (!isOpen)
    return (
      <div className="markdown-editor" {...drop}>
        <ClosedSource source={content.source} onOpen={(line) => enter("start", line)} />
      </div>
    );
  return (
    <div
      className="markdown-editor"
      onFocus={() => setInside(true)}
      onBlur={(event) => hasLeft(event) && setInside(false)}
      {...drop}
    >
      <Head
        source={source}
        hasPreview={hasPreview}
        onPreview={() => setPreview(!hasPreview)}
        onFile={(file) => send([file], endOf() ?? 0)}
      />
      <div className="markdown-panes" data-preview={hasPreview || undefined}>
        <Source {...props} handle={source} keysId={keysId} onFiles={send} />
        {hasPreview && <PreviewPane source={content.source} />}
      </div>
      <Sending {...{ underway, trouble }} />
      <KeysHint id={keysId} />
    </div>
  );
}

/** As its readers see it; a press goes into the source, about there. */
function ClosedSource({ source, onOpen }: { source: string; onOpen: (line: number) => void }) {
  const say = useSay();

  function openAt(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = event.detail === 0 ? 0 : (event.clientY - box.top) / Math.max(1, box.height);
    onOpen(Math.floor(share * source.split("\n").length));
  }

  return (
    <>
      <MarkdownPreview source={source} isCovered />
      <button type="button" className="markdown-open" aria-label={say(markdownWords.open)} onClick={openAt} />
    </>
  );
}

/** The source, whether somebody is in it, and how the caret comes into it. */
function useWayIn(takeFocus: EditorProps<Markdown>["takeFocus"]) {
  const source = useRef<BoundTextHandle>(null);
  const [isInside, setInside] = useState(false);

  function enter(at: CaretAt, line?: number) {
    flushSync(() => setInside(true));
    source.current?.focus(at);
    if (line !== undefined && source.current) source.current.write(atLine(source.current.state(), line));
  }

  useTakenFocus(takeFocus, enter);
  return { source, isInside, setInside, enter };
}

/** The files on their way into the source, and why one did not arrive. */
function Sending({ underway, trouble }: Pick<ReturnType<typeof useSentFiles>, "underway" | "trouble">) {
  return (
    <>
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
    </>
  );
}

/** What the keys do in the source, for those who do not see its bar. */
function KeysHint({ id }: { id: string }) {
  const say = useSay();
  return (
    <p className="ui-unseen" id={id}>
      {say(markdownWords.keys)}
    </p>
  );
}

function PreviewPane({ source }: { source: string }) {
  const say = useSay();
  return (
    <section className="markdown-preview" aria-label={say(markdownWords.preview)}>
      <MarkdownPreview source={source} />
    </section>
  );
}

type Handle = RefObject<BoundTextHandle | null>;
type HeadProps = {
  source: Handle;
  hasPreview: boolean;
  onPreview: () => void;
  onFile: (file: File) => void;
};

function Head({ source, hasPreview, onPreview, onFile }: HeadProps) {
  const say = useSay();
  return (
    <div className="markdown-head">
      <WritingBar
        onTool={(perform) => source.current?.write(perform(source.current.state()))}
        onFile={onFile}
      />
      <IconButton
        icon={Eye}
        size="small"
        label={say(markdownWords.preview)}
        pressed={hasPreview}
        onPress={onPreview}
      />
    </div>
  );
}

type SourceProps = EditorProps<Markdown> & {
  handle: Handle;
  keysId: string;
  onFiles: (files: readonly File[], at: number) => void;
};

function Source({ id, draft, page, handle, keysId, onFiles }: SourceProps) {
  const say = useSay();
  const isLeaving = useRef(false);

  function act(event: KeyboardEvent<HTMLTextAreaElement>) {
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === "Escape";
    const next = handle.current && stateAfter(event, handle.current.state(), wasLeaving);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    handle.current?.write(next);
  }

  return (
    <BoundText
      {...{ draft, id }}
      handle={handle}
      className="markdown-source"
      path="source"
      most={markdownMost}
      lines
      change={page.change}
      label={say(markdownWords.source)}
      describedBy={keysId}
      placeholder={say(markdownWords.placeholder)}
      onKeyDown={act}
      onEdge={page.leave}
      onPaste={(event) => {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles(files, event.currentTarget.selectionEnd);
      }}
    />
  );
}

function stateAfter(event: KeyboardEvent, state: TextState, leaving: boolean): TextState | null {
  const tool = toolFor(event);
  if (tool) return tool.perform(state);
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Tab" && !leaving) return indent(state, !event.shiftKey);
  return event.key === "Enter" && !event.shiftKey ? continueList(state) : null;
}

function atLine(state: TextState, line: number): TextState {
  const place = state.text.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0);
  const at = Math.min(place, state.text.length);
  return { text: state.text, start: at, end: at };
}

function dropFiles(page: PageTools, send: (files: readonly File[]) => void) {
  function over(event: DragEvent) {
    if (carriesFiles(event.dataTransfer)) event.preventDefault();
  }
  return {
    "data-takes-files": "",
    onDrop(event: DragEvent) {
      if (!carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.stopPropagation();
      const { files, others } = filesIn(event.dataTransfer);
      send(files);
      for (const name of others) page.skip(name);
    },
    onDragEnter: over,
    onDragOver: over,
  };
}

function hasLeft({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>): boolean {
  // Another window is a short absence only.
  return !(relatedTarget && currentTarget.contains(relatedTarget)) && document.hasFocus();
}

export const markdownEditor: KindEditor<Markdown> = { icon: Hash, Editor: MarkdownEditor };
