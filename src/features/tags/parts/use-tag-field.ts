import { type KeyboardEvent, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { type NotAdded, mayAddTag, tagTyped } from "../model/added-tags.ts";
import { suggestedTags } from "../model/suggested-tags.ts";
import { type Tag, isSameTag } from "../model/tag.ts";
import { tagRefusals, tagWords } from "../wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import type { TypedTags } from "./tag-field.tsx";
import { useKnownTags } from "./use-known-tags.ts";

type FieldProps = { readonly value: TypedTags; readonly onChange: (value: TypedTags) => void };

/** Enter or a comma adds what is typed, Backspace takes the last tag out, arrow keys mark a suggestion (TAGP-08). */
export function useTagField({ value, onChange }: FieldProps, focus: () => void) {
  const say = useSay();
  const { all, load } = useKnownTags();
  const [marked, setMarked] = useState<number | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string>();
  const { found, isNew } = suggestedTags(value.typed, { all, chosen: value.tags });
  const fresh: Tag[] = isNew ? [{ id: null, name: value.typed.trim() }] : [];
  const options = isClosed ? [] : [...found, ...fresh];

  /** Adds one after the other; what cannot be added stays typed, with the reason. */
  function add(tags: readonly Tag[], rest: string) {
    let chosen = value.tags;
    let typed = rest;
    const lines: string[] = [];
    setProblem(undefined);
    for (const tag of tags) {
      const verdict = mayAddTag(tag, chosen);
      if (verdict.allowed) {
        chosen = [...chosen, tag];
        lines.push(say(tagWords.added, { name: tag.name }));
      } else if (verdict.code === "tag-there") lines.push(say(tagWords.alreadyThere, { name: tag.name }));
      else if (verdict.code !== "tag-name-empty") {
        setProblem(say(sentenceFor(verdict.code)));
        typed = typed === "" ? tag.name : typed;
      }
    }
    show(chosen, typed, lines.join(" "));
  }

  function show(tags: readonly Tag[], typed: string, sentence: string) {
    setMarked(null);
    setClosed(false);
    setSaid(sentence);
    onChange({ tags, typed });
  }

  function type(text: string) {
    const parts = text.split(/[,\n]/);
    const rest = parts.pop()?.trimStart() ?? "";
    if (parts.length > 0)
      return add(
        parts.map((part) => tagTyped(part, all)),
        rest,
      );
    setProblem(undefined);
    show(value.tags, text, "");
  }

  function remove(tag: Tag) {
    const tags = value.tags.filter((each) => !isSameTag(each, tag));
    show(tags, value.typed, say(tagWords.removed, { name: tag.name }));
    focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const { key } = event;
    const last = value.tags.at(-1);
    if (key === "Enter" && value.typed.trim() !== "")
      add([(marked === null ? undefined : options[marked]) ?? tagTyped(value.typed, all)], "");
    else if (key === "Backspace" && value.typed === "" && last) remove(last);
    else if (key === "Escape" && options.length > 0) setClosed(true);
    else if (key === "ArrowDown" && options.length > 0) setMarked(next(marked, 1, options.length));
    else if (key === "ArrowUp" && options.length > 0) setMarked(next(marked, -1, options.length));
    else return;
    event.preventDefault();
  }

  return {
    options,
    marked: isClosed ? null : marked,
    said,
    problem,
    load,
    type,
    remove,
    press,
    choose: (tag: Tag) => add([tag], ""),
    leave: () => setClosed(true),
  };
}

/** Round through the list; from none to its first or last. */
function next(marked: number | null, by: 1 | -1, many: number): number {
  if (marked === null) return by === 1 ? 0 : many - 1;
  return (marked + by + many) % many;
}

function sentenceFor(code: Exclude<NotAdded, "tag-there">) {
  return code === "tags-full" ? tagWords.tooMany : sentenceOf(tagRefusals, code);
}
