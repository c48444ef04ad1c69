import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { draftWords } from "../wording.ts";
import type { Refused } from "../tab/wire.ts";
import { AgainButton, hasAnotherTry } from "./again-button.tsx";
import "./edit-bar.css";

/** The edit bar while the draft is being opened, or why it could not be. */
export function OpeningBar(props: { failure: Refused | null; address: string; onAgain: () => void }) {
  const say = useSay();
  const { failure } = props;
  return (
    <section className="writing-bar" aria-label={say(draftWords.bar)}>
      <span className="writing-state" role={failure ? "alert" : "status"}>
        {failure ? failure.reason : say(draftWords.opening)}
      </span>
      <span className="writing-actions">
        {failure && hasAnotherTry(failure) && <AgainButton failure={failure} onAgain={props.onAgain} />}
        {failure && <LinkButton href={props.address}>{say(draftWords.done)}</LinkButton>}
      </span>
    </section>
  );
}
