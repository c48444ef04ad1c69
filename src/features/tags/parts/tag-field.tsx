import { type RefObject, useRef } from "react";
import { type ControlMarks, Field } from "#ui/field.tsx";
import { useSay } from "#ui/language.tsx";
import { Tag as TagChip } from "#ui/tag.tsx";
import type { Tag } from "../model/tag.ts";
import { tagWords } from "../wording.ts";
import { TagSuggestions } from "./tag-suggestions.tsx";
import "./tag-field.css";
import { useTagField } from "./use-tag-field.ts";

/** The tags of a page, and the text that is typed and no tag yet. */
export type TypedTags = { readonly tags: readonly Tag[]; readonly typed: string };

/** Chooses tags, with those that are there suggested while somebody types (TAGP-01, TAGP-08). */
export function TagField(props: {
  value: TypedTags;
  onChange: (value: TypedTags) => void;
  error: string | undefined;
}) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const field = useTagField(props, () => input.current?.focus());
  const { value } = props;
  const { marked, options } = field;

  return (
    <Field
      label={say(tagWords.tags)}
      hint={value.typed === "" ? undefined : say(tagWords.hint)}
      error={field.problem ?? props.error}
    >
      {(marks) => (
        <div className="tags-field">
          <span className="ui-control tags-control">
            {value.tags.map((tag) => (
              <TagChip key={tag.name} name={tag.name} onRemove={() => field.remove(tag)} />
            ))}
            <TagInput {...{ marks, input, field, value }} />
          </span>
          <TagSuggestions id={marks.id} {...{ options, marked }} onChoose={field.choose} />
          <span className="ui-unseen" role="status">
            {field.said}
          </span>
        </div>
      )}
    </Field>
  );
}

type TagInputProps = {
  marks: ControlMarks;
  input: RefObject<HTMLInputElement | null>;
  field: ReturnType<typeof useTagField>;
  value: TypedTags;
};

/** Where the next one is typed; what is offered for it stands in a list of its own. */
function TagInput({ marks, input, field, value }: TagInputProps) {
  const say = useSay();
  const { marked, options } = field;
  return (
    <input
      {...marks}
      ref={input}
      type="text"
      name="tag"
      role="combobox"
      dir="auto"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={options.length > 0}
      aria-controls={`${marks.id}-list`}
      aria-activedescendant={marked === null ? undefined : `${marks.id}-${marked}`}
      placeholder={value.tags.length === 0 ? say(tagWords.add) : undefined}
      value={value.typed}
      onFocus={field.load}
      onChange={(event) => field.type(event.currentTarget.value)}
      onKeyDown={field.press}
      onBlur={field.leave}
    />
  );
}
