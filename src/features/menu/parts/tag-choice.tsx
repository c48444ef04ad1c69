import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { type KeptTag, tagOf } from "#features/tags/model/tag.ts";
import { useSay } from "#ui/language.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { loadMenuTags } from "../contract.ts";
import { tagsAsked } from "../model/asked.ts";
import type { EditedItem } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";

/** The tag that an item leads to; until the tags have come, or where they cannot, the one that it has. */
export function TagField(props: { item: EditedItem; onChange: (part: Partial<EditedItem>) => void }) {
  const say = useSay();
  const { item, onChange } = props;
  const { tags, hasFailed } = useTags();
  const chosen = item.tagId !== null && tags.length === 0 ? [{ id: item.tagId, name: item.name }] : [];
  const options = [...chosen, ...tags].map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <SelectField
      label={say(menuEditWords.tag)}
      value={item.tagId === null ? "" : String(item.tagId)}
      options={[{ value: "", label: say(menuEditWords.chooseTag) }, ...options]}
      error={hasFailed ? say(menuEditWords.tagsNotLoaded) : undefined}
      onChange={(value) => {
        const tag = tags.find(({ id }) => String(id) === value);
        onChange({ tagId: tag?.id ?? null, name: tag?.name ?? "" });
      }}
    />
  );
}

function useTags() {
  const [tags, setTags] = useState<readonly KeptTag[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await send(loadMenuTags, tagsAsked);
      if (isOver) return;
      if (answer.success) setTags(answer.tags.map(tagOf));
      else setFailed(true);
    };
    void ask();
    return () => void (isOver = true);
  }, []);
  return { tags, hasFailed };
}
