import Plus from "lucide-react/icons/plus";
import { Icon } from "#ui/icon.tsx";
import { Suggestion } from "#ui/suggestion.tsx";
import { useSay } from "#ui/language.tsx";
import type { Tag } from "../model/tag.ts";
import { tagWords } from "../wording.ts";

type TagSuggestionsProps = {
  id: string;
  options: readonly Tag[];
  marked: number | null;
  onChoose: (tag: Tag) => void;
};

/** Tags for what is typed, and a new one of it (TAGP-02), below the field. */
export function TagSuggestions({ id, options, marked, onChoose }: TagSuggestionsProps) {
  const say = useSay();
  return (
    <div
      id={`${id}-list`}
      className="ui-suggestions"
      role="listbox"
      aria-label={say(tagWords.tags)}
      hidden={options.length === 0}
    >
      {options.map((tag, place) => (
        <Suggestion
          key={tag.id ?? "new"}
          id={`${id}-${place}`}
          isMarked={place === marked}
          onChoose={() => onChoose(tag)}
        >
          {tag.id === null && (
            <>
              <Icon of={Plus} size={16} />
              <span className="tags-new">{say(tagWords.addNew)}</span>{" "}
            </>
          )}
          <bdi>{tag.name}</bdi>
        </Suggestion>
      ))}
    </div>
  );
}
