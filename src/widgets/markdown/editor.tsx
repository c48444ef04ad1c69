import Hash from "lucide-react/icons/hash";
import Eye from "lucide-react/icons/eye";
import {
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
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
import type { CaretAt, EditorProps, KindEditor } from "../kit/editor.ts";
import type { TextState } from "../kit/field-binding.ts";
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
  const { id, draft, content, takeFocus, page } = props;
  const say = useSay();
  const keysId = useId();
  const source = useRef<BoundTextHandle>(null);
  const isLeaving = useRef(false);
  const [isInside, setInside] = useState(false);
  const [hasPreview, setPreview] = useState(false);
  const { underway, trouble, send } = useSentFiles(props);
  const isOpen = isInside || content.source === "" || underway.length > 0 || trouble !== null;

  function enter(at: CaretAt, line?: number) {
    flushSync(() => setInside(true));
    source.current?.focus(at);
    if (line !== undefined && source.current) source.current.write(atLine(source.current.state(), line));
  }
  const focusAt = useEffectEvent((at: CaretAt) => enter(at));
  useEffect(() => {
    takeFocus((at) => focusAt(at));
    return () => takeFocus(null);
  }, [takeFocus]);

  function act(event: KeyboardEvent<HTMLTextAreaElement>) {
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === "Escape";
    const next = source.current && stateAfter(event, source.current.state(), wasLeaving);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    source.current?.write(next);
  }

  function drop(event: DragEvent) {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    const { files, others } = filesIn(event.dataTransfer);
    send(files, source.current?.state().end ?? content.source.length);
    for (const name of others) page.skip(name);
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    const isWithin = event.relatedTarget && event.currentTarget.contains(event.relatedTarget);
    // Another window is a short absence only.
    if (!isWithin && document.hasFocus()) setInside(false);
  }

  function openAt(event: MouseEvent<HTMLButtonElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = event.detail === 0 ? 0 : (event.clientY - box.top) / Math.max(1, box.height);
    enter("start", Math.floor(share * content.source.split("\n").length));
  }

  if (!isOpen)
    return (
      <div className="markdown-editor" onDrop={drop} onDragOver={allowFiles}>
        <MarkdownPreview source={content.source} isCovered />
        <button
          type="button"
          className="markdown-open"
          aria-label={say(markdownWords.open)}
          onClick={openAt}
        />
      </div>
    );
  return (
    <div
      className="markdown-editor"
      onFocus={() => setInside(true)}
      onBlur={leave}
      onDrop={drop}
      onDragOver={allowFiles}
    >
      <div className="markdown-head">
        <WritingBar
          onTool={(perform) => source.current?.write(perform(source.current.state()))}
          onFile={(file) => send([file], source.current?.state().end ?? 0)}
        />
        <IconButton
          icon={Eye}
          size="small"
          label={say(markdownWords.preview)}
          pressed={hasPreview}
          onPress={() => setPreview(!hasPreview)}
        />
      </div>
      <div className="markdown-panes" data-preview={hasPreview || undefined}>
        <BoundText
          {...{ draft, id }}
          handle={source}
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
            send(files, event.currentTarget.selectionEnd);
          }}
        />
        {hasPreview && (
          <section className="markdown-preview" aria-label={say(markdownWords.preview)}>
            <MarkdownPreview source={content.source} />
          </section>
        )}
      </div>
      {underway.map((each) => (
        <UploadNote key={each.upload.file.name} {...each} />
      ))}
      {trouble && <ErrorText announced>{trouble.words}</ErrorText>}
      <p className="ui-unseen" id={keysId}>
        {say(markdownWords.keys)}
      </p>
    </div>
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

function allowFiles(event: DragEvent): void {
  if (carriesFiles(event.dataTransfer)) event.preventDefault();
}

export const markdownEditor: KindEditor<Markdown> = { icon: Hash, Editor: MarkdownEditor };
