import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { continueList, indent } from "../model/text-commands.ts";
import { editingWords } from "../wording.ts";
import { SourcePreview } from "./source-preview.tsx";
import { stateOf, writeInto } from "./write-into.ts";
import { toolFor, writingTools } from "./writing-tools.ts";
import "../../screens/prose.css";
import "./source-editor.css";

/** Markdown with its preview: beside it on wide screens, in its place on narrow ones. */
export function SourceEditor({
  label,
  name,
  source,
  onChange,
  onSave,
  field: given,
}: {
  label: string;
  name?: string;
  source: string;
  onChange: (source: string) => void;
  onSave: () => void;
  field?: RefObject<HTMLTextAreaElement | null>;
}) {
  const say = useSay();
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const field = given ?? own;
  const escaped = useRef(false);
  const [pane, setPane] = useState("write");

  function act(event: KeyboardEvent<HTMLTextAreaElement>) {
    const area = event.currentTarget;
    const leaving = escaped.current;
    escaped.current = event.key === "Escape";
    if (event.nativeEvent.isComposing) return;
    const next = stateAfter(event, area, leaving);
    if (next === "save") onSave();
    else if (next) writeInto(area, next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="source-editor" data-pane={pane}>
      <div className="source-head">
        <label className="source-label" htmlFor={id}>
          {label}
        </label>
        <div className="source-tools" role="group" aria-label={say(editingWords.tools)}>
          {writingTools.map((tool) => (
            <IconButton
              key={tool.words.id}
              icon={tool.icon}
              size="small"
              label={say(tool.words)}
              onPress={() => field.current && writeInto(field.current, tool.perform(stateOf(field.current)))}
            />
          ))}
        </div>
        <span className="source-panes">
          <Segments
            label={say(editingWords.view)}
            value={pane}
            onChange={setPane}
            options={[
              { value: "write", label: say(editingWords.write) },
              { value: "preview", label: say(editingWords.preview) },
            ]}
          />
        </span>
      </div>
      <textarea
        id={id}
        ref={field}
        name={name}
        className="source-text"
        value={source}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={act}
        aria-describedby={`${id}-keys`}
        spellCheck
        dir="auto"
      />
      <section className="source-preview" aria-label={say(editingWords.preview)}>
        <SourcePreview source={source} />
      </section>
      <p className="source-keys" id={`${id}-keys`}>
        {say(editingWords.keys)}
      </p>
    </div>
  );
}

function stateAfter(event: KeyboardEvent, area: HTMLTextAreaElement, leaving: boolean) {
  const state = stateOf(area);
  const withControl = event.ctrlKey || event.metaKey;
  if (withControl && !event.shiftKey && event.key.toLowerCase() === "s") return "save";
  const tool = toolFor(event);
  if (tool) return tool.perform(state);
  if (withControl || event.altKey) return null;
  if (event.key === "Tab" && !leaving) return indent(state, !event.shiftKey);
  return event.key === "Enter" && !event.shiftKey ? continueList(state) : null;
}
