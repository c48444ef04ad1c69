import { type KeyboardEvent, useState } from "react";
import { sentenceOf } from "#kernel/refusal.ts";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { type Fate, tagTyped, withTags } from "../model/added-tags.ts";
import { type Tag, isSameTag } from "../model/tag.ts";
import { tagRefusals, tagWords } from "../wording.ts";
import type { TypedTags } from "./tag-field.tsx";
import { useTagOptions } from "./use-tag-options.ts";

type FieldProps = { readonly value: TypedTags; readonly onChange: (value: TypedTags) => void };

/** Enter or a comma adds what is typed, Backspace takes the last tag out, arrow keys mark a suggestion (TAGP-08). */
export function useTagField({ value, onChange }: FieldProps, focus: () => void) {
  const say = useSay();
  const offered = useTagOptions(value);
  const { told, show } = useTold((tags, typed) => {
    offered.open();
    onChange({ tags, typed });
  });

  /** What cannot be added stays typed, with the reason. */
  function add(added: readonly Tag[], rest: string) {
    const { tags, fates } = withTags(value.tags, added);
    show(tags, rest || (fates.find(isProblem)?.name ?? ""), toldOf(fates, say));
  }

  function type(text: string) {
    const { whole, rest } = typedParts(text);
    if (whole.length === 0) return show(value.tags, text);
    const added = whole.map((part) => tagTyped(part, offered.all));
    add(added, rest);
  }

  function remove(tag: Tag) {
    const others = value.tags.filter((each) => !isSameTag(each, tag));
    show(others, value.typed, { said: say(tagWords.removed, { name: tag.name }) });
    focus();
  }

  const choose = (tag: Tag) => add([tag], "");
  const chooseTyped = () => choose(offered.chosen ?? tagTyped(value.typed, offered.all));
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const last = value.typed === "" ? value.tags.at(-1) : undefined;
    if (event.key === "Enter" && value.typed.trim() !== "") chooseTyped();
    else if (event.key === "Backspace" && last) remove(last);
    else if (!offered.press(event.key)) return;
    event.preventDefault();
  };
  return { ...offered, ...told, type, remove, press, choose };
}

/** What a comma or the end of a line stands behind, and what is typed further. */
function typedParts(text: string): { readonly whole: readonly string[]; readonly rest: string } {
  const parts = text.split(/[,\n]/);
  const rest = parts.pop()?.trimStart() ?? "";
  return { whole: parts, rest };
}

/** What is said aloud, and what stands below the field. */
type Told = { readonly said: string; readonly problem: string | undefined };

function useTold(change: (tags: readonly Tag[], typed: string) => void) {
  const nothing: Told = { said: "", problem: undefined };
  const [told, setTold] = useState(nothing);
  return {
    told,
    show(tags: readonly Tag[], typed: string, now: Partial<Told> = {}) {
      setTold({ ...nothing, ...now });
      change(tags, typed);
    },
  };
}

function toldOf(fates: readonly Fate[], say: Say): Told {
  const lines = fates.flatMap(({ name, why }) => {
    if (why === null) return [say(tagWords.added, { name })];
    return why === "tag-there" ? [say(tagWords.alreadyThere, { name })] : [];
  });
  const problem = fates.findLast(isProblem)?.why;
  return { said: lines.join(" "), problem: problem && say(sentenceFor(problem)) };
}

type Problem = Exclude<Fate["why"], null | "tag-there" | "tag-name-empty">;

function isProblem(fate: Fate): fate is Fate & { readonly why: Problem } {
  return fate.why !== null && fate.why !== "tag-there" && fate.why !== "tag-name-empty";
}

function sentenceFor(why: Problem) {
  return why === "tags-full" ? tagWords.tooMany : sentenceOf(tagRefusals, why);
}
