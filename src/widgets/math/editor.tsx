import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { BoundText, type BoundTextHandle } from "../kit/bound-text.tsx";
import type { EditorProps } from "../kit/editor.ts";
import type { LateParts } from "../kit/late-editor.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import type { Formula } from "./formula.ts";
import { FormulaFace } from "./formula-face.tsx";
import { type MathContent, formulaMost } from "./schema.ts";
import { useFormula } from "./use-formula.ts";
import { mathWords } from "./wording.ts";
import "./view.css";
import "./editor.css";

/** The formula as it is read, drawn anew with each letter; its source stands below it while it is selected or cannot be read. */
function MathEditor(props: EditorProps<MathContent>) {
  const { content, isSelected } = props;
  const { source } = content;
  const say = useSay();
  const draw = useFormula();
  const field = useRef<BoundTextHandle>(null);
  const [isWanted, setWanted] = useState(false);
  useTakenFocus(props.takeFocus, (at) => {
    flushSync(() => setWanted(true));
    field.current?.focus(at);
  });
  if (isSelected && isWanted) setWanted(false);
  const formula = source.trim() === "" ? null : (draw?.(source) ?? null);
  const isRead = formula !== null && "mathMl" in formula;
  return (
    <div>
      {isRead && (
        <div inert>
          <FormulaFace {...{ source, formula, say }} />
        </div>
      )}
      <div hidden={isRead && !isSelected && !isWanted} className="math-typed">
        <Source {...props} formula={formula} handle={field} />
      </div>
    </div>
  );
}

type SourceProps = EditorProps<MathContent> & {
  formula: Formula | null;
  handle: React.RefObject<BoundTextHandle | null>;
};

function Source({ id, draft, page, content, formula, handle }: SourceProps) {
  const say = useSay();
  const noteId = useId();
  const trouble = formula && "notReadAt" in formula ? near(content.source, formula.notReadAt) : null;
  return (
    <>
      <BoundText
        {...{ draft, id, handle }}
        path="source"
        most={formulaMost}
        lines
        isCode
        change={page.change}
        label={say(mathWords.source)}
        placeholder={say(mathWords.placeholder)}
        describedBy={noteId}
        className="math-field"
        onEdge={page.leave}
      />
      <div id={noteId}>
        {trouble === null ? (
          <p className="math-hint">{say(mathWords.sourceHint, { example: "\\frac{a}{b}" })}</p>
        ) : (
          <ErrorText announced>
            {trouble === "" ? say(mathWords.notRead) : say(mathWords.notReadAt, { letters: trouble })}
          </ErrorText>
        )}
      </div>
    </>
  );
}

/** The letters around a place. */
function near(source: string, at: number | null): string {
  return at === null
    ? ""
    : source
        .slice(Math.max(0, at - 8), at + 4)
        .toWellFormed()
        .trim();
}

export const mathEditor: LateParts<MathContent> = { Editor: MathEditor };
