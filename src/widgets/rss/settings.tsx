import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type Rss, countMost, feedLooks } from "./schema.ts";
import { rssWords } from "./wording.ts";

export function RssSettings(props: EditorProps<Rss>) {
  const say = useSay();
  const { count, look } = props.content;
  const counts = [...new Set([3, 5, 10, 15, countMost, count])].toSorted((one, other) => one - other);
  return (
    <>
      <SelectField
        label={say(rssWords.count)}
        value={String(count)}
        options={counts.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(chosen) => setValue(props, "count", Number(chosen))}
      />
      <Segments
        isFull
        label={say(rssWords.look)}
        value={look}
        options={feedLooks.map((value) => ({ value, label: say(rssWords[value]) }))}
        onChange={(chosen) => setValue(props, "look", chosen)}
      />
    </>
  );
}
