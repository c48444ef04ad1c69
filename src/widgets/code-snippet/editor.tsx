import CodeXml from "lucide-react/icons/code-xml";
import { type KeyboardEvent, useId, useRef } from "react";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { TextCaret } from "../kit/caret.ts";
import type { CaretAt, EditorProps, KindEditor, PageTools } from "../kit/editor.ts";
import type { TextState } from "../kit/field-binding.ts";
import { lateEditor } from "../kit/late-editor.tsx";
import { takeMark } from "../kit/moved-caret.ts";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import { indented, nextLine, outdented } from "./code-keys.ts";
import type { CodeSnippet } from "./schema.ts";
import { codeWords } from "./wording.ts";
import "./view.css";
import "./editor.css";
import { codeMost } from "../kit/text-limits.ts";

/** What can be set is fetched when somebody looks for it. */
const late = lateEditor<CodeSnippet>(
  CodeXml,
  async () => (await import("./settings.tsx")).codeSettings,
  null,
);

/** Code on the same ground as it is read. Tab indents, so Escape is the way out of it by keyboard. */
function CodeSnippetEditor(props: EditorProps<CodeSnippet>) {
  const { id, draft, content, takeFocus, page } = props;
  const say = useSay();
  const keysId = useId();
  const source = useRef<BoundTextHandle>(null);
  useTakenFocus(takeFocus, (at) => source.current?.focus(caretFor(props, at)));

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (content.code === "" && isRemoval(event)) return removeEmpty(event, page);
    const next = source.current && stateAfter(event, source.current.state());
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    source.current?.write(next);
  }

  return (
    <div className="code-snippet code-snippet-source">
      <BoundText
        {...{ draft, id }}
        handle={source}
        path="code"
        most={codeMost}
        lines
        isCode
        change={page.change}
        label={say(codeWords.code)}
        describedBy={keysId}
        placeholder={say(codeWords.placeholder)}
        onKeyDown={press}
        onEdge={page.leave}
      />
      {props.isSelected && <late.Editor {...props} takeFocus={keepFocus} />}
      <p className="ui-unseen" id={keysId}>
        {say(codeWords.keys)}
      </p>
    </div>
  );
}

/** The caret is the source's. */
const keepFocus = () => {};

function caretFor({ draft, id }: EditorProps<CodeSnippet>, at: CaretAt): TextCaret {
  const mark = at === "end" ? takeMark(draft, id) : null;
  return mark ? { position: mark.letter, anchor: mark.anchor } : at;
}

/** An empty one goes, as an empty text does. */
function isRemoval({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === "Backspace" && !ctrlKey && !metaKey && !altKey;
}

function removeEmpty(event: KeyboardEvent, page: PageTools): void {
  event.preventDefault();
  page.endStep();
  page.remove();
}

function stateAfter(event: KeyboardEvent, state: TextState): TextState | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Tab") return event.shiftKey ? outdented(state) : indented(state);
  return event.key === "Enter" ? nextLine(state) : null;
}

export const codeSnippetEditor: KindEditor<CodeSnippet> = {
  ...late,
  Editor: CodeSnippetEditor,
  takesPlaces: true,
};
