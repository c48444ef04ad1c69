import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { batchWords } from "../wording.ts";
import { useIsSelecting, useSelecting } from "./selecting.ts";

/** Begins to select pages of a list, and ends it. */
export function SelectButton() {
  const say = useSay();
  const { isOffered, begin, end } = useSelecting();
  const isSelecting = useIsSelecting();
  if (!isOffered && !isSelecting) return null;
  return (
    <Button size="small" look="quiet" pressed={isSelecting} onPress={isSelecting ? end : begin}>
      {say(batchWords.select)}
    </Button>
  );
}
