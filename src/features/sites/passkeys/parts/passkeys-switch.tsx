import { useId } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import { switchPasskeys } from "../../contract.ts";
import { passkeySwitchWords as words } from "../wording.ts";

/** Whether people may sign in with passkeys; it counts at once and can be taken back. */
export function PasskeysSwitch({ on }: { on: boolean }) {
  const say = useSay();
  const heading = useId();
  const turn = useTurning();
  return (
    <section className="sites-settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(words.title)}</h2>
      <Switch label={say(words.label)} hint={say(words.help)} checked={on} onChange={(to) => void turn(to)} />
    </section>
  );
}

function useTurning(): (on: boolean) => Promise<void> {
  const say = useSay();
  const { tell, fail } = useNotices();
  return async function turn(on) {
    const answer = await send(switchPasskeys, { on });
    if (!answer.success) return fail(answer);
    await revisit();
    const undo = { label: say(words.undo), perform: () => void turn(!on) };
    tell({ kind: "undo", text: say(on ? words.on : words.off), undo });
  };
}
