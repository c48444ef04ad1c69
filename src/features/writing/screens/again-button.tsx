import { clientWords } from "#client/wording.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import type { Refused } from "../tab/wire.ts";
import { draftWords } from "../wording.ts";

const isOfOlderRelease = ({ code }: Refused) => code === "editor-too-old";

/** Whether the same may be answered otherwise a little later, or from another document. */
export const hasAnotherTry = (failure: Refused) => failure.isPassing || isOfOlderRelease(failure);

/** The way on where a draft could not be opened: another try, or where only another document helps, that one. */
export function AgainButton({ failure, onAgain }: { failure: Refused; onAgain: () => void }) {
  const say = useSay();
  if (isOfOlderRelease(failure))
    return <Button onPress={() => location.reload()}>{say(clientWords.reload)}</Button>;
  return <Button onPress={onAgain}>{say(draftWords.again)}</Button>;
}
