import type { OutputOf } from "#kernel/call.ts";
import { useSay } from "#ui/language.tsx";
import { removalWords as words } from "../wording.ts";
import type { readRemoval } from "../screen.ts";
import "./removal.css";

type Removal = OutputOf<typeof readRemoval>;

/** What becomes of what somebody holds, before they are deleted. */
export function Becoming({ removal }: { removal: Removal }) {
  const say = useSay();
  return <BecomingOf removal={removal} signIn={say(words.signIn, { name: removal.name })} />;
}

/** The same, of one person or of several. */
export function BecomingOf(props: {
  removal: Pick<Removal, "stays" | "goes" | "lacks">;
  /** That they can no longer sign in. */
  signIn: string;
}) {
  const say = useSay();
  const { stays, goes, lacks } = props.removal;
  return (
    <div className="removal-text">
      <p>{props.signIn}</p>
      {lacks.map((sentence) => (
        <p key={sentence} className="removal-lacks">
          {sentence}
        </p>
      ))}
      <Things label={say(words.stays)} things={stays} />
      <Things label={say(words.goes)} things={goes} />
      <p>{say(words.undoable)}</p>
    </div>
  );
}

function Things({ label, things }: { label: string; things: readonly string[] }) {
  if (things.length === 0) return null;
  return (
    <div>
      <p className="removal-label">{label}</p>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </div>
  );
}
