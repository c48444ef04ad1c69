import type { ViewProps } from "../widget.ts";
import { languageOf } from "./languages.ts";
import { type Run, linesOf, markedLines } from "./runs.ts";
import type { CodeSnippet } from "./schema.ts";
import { useHighlighter } from "./use-highlighter.ts";
import { codeWords } from "./wording.ts";
import "./view.css";
import "./code.css";

/** Code is read from left to right in every language; long lines go on below, so that nobody scrolls sideways. */
export function CodeSnippetView({ content, say }: ViewProps<CodeSnippet>) {
  const { code, language, lineNumbers, marks } = content;
  const known = languageOf(language);
  const highlighted = useHighlighter(known !== null);
  if (code === "") return null;
  const runs = highlighted?.(code, language) ?? [{ text: code, kind: null }];
  const marked = markedLines(marks);
  const isInLines = lineNumbers || (marked !== null && marked.size > 0);
  return (
    <div className="code-snippet-frame" dir="ltr">
      <div className="code-snippet-bar">
        <span>{known?.name}</span>
        <button type="button" className="code-snippet-copy" data-copied={say(codeWords.copied)}>
          {say(codeWords.copy)}
        </button>
      </div>
      <pre className={lineNumbers ? "code-snippet code-snippet-numbered" : "code-snippet"} dir="ltr">
        <code>{isInLines ? <Lines {...{ runs, marked }} /> : <Runs runs={runs} />}</code>
      </pre>
    </div>
  );
}

type LinesProps = { runs: readonly Run[]; marked: ReadonlySet<number> | null };

/** The end of a line stands in it, so that what is copied by hand has its lines. Numbers are drawn and are no part of it. */
function Lines({ runs, marked }: LinesProps) {
  const lines = linesOf(runs);
  return lines.map((line, at) => {
    const words = (
      <>
        <Runs runs={line} />
        {at < lines.length - 1 && "\n"}
      </>
    );
    // Lines are told by their place alone.
    return marked?.has(at + 1) ? (
      <mark key={at} className="code-snippet-line code-snippet-marked">
        {words}
      </mark>
    ) : (
      <span key={at} className="code-snippet-line">
        {words}
      </span>
    );
  });
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, kind }, at) =>
    kind === null ? (
      text
    ) : (
      <span key={at} className={`code-snippet-${kind}`}>
        {text}
      </span>
    ),
  );
}
