import { useSay } from "#ui/language.tsx";
import { Segments } from "#ui/segments.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { setValue } from "../kit/set-value.ts";
import { type PeopleCards, sources } from "./schema.ts";
import { usePeople } from "./use-people.tsx";
import { peopleCardsWords } from "./wording.ts";

export function PeopleCardsSettings(props: EditorProps<PeopleCards>) {
  const { from, group } = props.content;
  const say = useSay();
  const { groups } = usePeople(props);
  const none = { value: "", label: say(peopleCardsWords.chooseGroup) };
  return (
    <>
      <Segments
        isFull
        label={say(peopleCardsWords.source)}
        value={from}
        options={sources.map((value) => ({ value, label: say(peopleCardsWords[value]) }))}
        onChange={(chosen) => setValue(props, "from", chosen)}
      />
      {from === "group" &&
        (groups.length > 0 ? (
          <SelectField
            label={say(peopleCardsWords.group)}
            value={String(group ?? "")}
            options={[none, ...groups.map(({ id, name }) => ({ value: String(id), label: name }))]}
            onChange={(chosen) => setValue(props, "group", chosen === "" ? null : Number(chosen))}
          />
        ) : (
          <p className="people-cards-hint">{say(peopleCardsWords.noGroups)}</p>
        ))}
      <p className="people-cards-hint">{say(peopleCardsWords.audienceHint)}</p>
    </>
  );
}
