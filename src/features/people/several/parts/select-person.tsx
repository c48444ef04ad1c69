import { useSay } from "#ui/language.tsx";
import { peopleBatchWords as words } from "../wording.ts";
import { useIsSelected, useSelectingPeople } from "./selecting.ts";

/** At the beginning of a card or a line, while somebody selects: whether this person is selected. */
export function SelectPerson({ person }: { person: { readonly id: number; readonly name: string } }) {
  const say = useSay();
  const { toggle, extend } = useSelectingPeople();
  const isSelected = useIsSelected(person.id);
  if (isSelected === null) return null;
  return (
    <input
      type="checkbox"
      className="ui-checkbox several-box"
      aria-label={say(words.selectPerson, { name: person.name })}
      checked={isSelected}
      onChange={({ nativeEvent }) => (withShift(nativeEvent) ? extend : toggle)(person.id)}
    />
  );
}

function withShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
