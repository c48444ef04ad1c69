import { sentenceOf } from "#kernel/refusal.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Switch } from "#ui/switch.tsx";
import { mayTurnGuests } from "../rules.ts";
import { guestRefusals, guestWords } from "../wording.ts";

/** Whether the page has guests: turning it on begins a line for the first one, and it goes off with the last. */
export function GuestsSwitch(props: {
  count: number;
  mayInvite: boolean;
  sendsMail: boolean;
  onInvite: () => void;
}) {
  const say = useSay();
  const { fail } = useNotices();
  const { count, mayInvite, sendsMail } = props;
  const hint = sendsMail ? guestWords.guestsHint : guestWords.noMailHint;

  function turn(on: boolean) {
    const verdict = mayTurnGuests(on, count);
    if (!verdict.allowed) fail(say(sentenceOf(guestRefusals, verdict.code)));
    if (on && mayInvite) props.onInvite();
  }

  return (
    <Switch
      label={say(guestWords.access)}
      hint={say(mayInvite ? hint : sentenceOf(guestRefusals, "guests-not-allowed"))}
      checked={count > 0}
      onChange={turn}
    />
  );
}
