import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { peopleBatchWords as words } from "../wording.ts";
import { useIsSelectingPeople, useSelectingPeople } from "./selecting.ts";

/** Begins to select people, and ends it. */
export function SelectPeopleButton() {
  const say = useSay();
  const { isOffered, begin, end } = useSelectingPeople();
  const isSelecting = useIsSelectingPeople();
  if (!isOffered && !isSelecting) return null;
  return (
    <Button size="small" look="quiet" pressed={isSelecting} onPress={isSelecting ? end : begin}>
      {say(words.select)}
    </Button>
  );
}
