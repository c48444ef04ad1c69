import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { SettingsSheet } from "#features/sites/parts/settings-sheet.tsx";
import { useTellRefusal } from "#features/sites/rights/parts/tell-refusal.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { dropMail, retryMail } from "../contract.ts";
import type { WaitingMail, waitingMailScreen } from "../screen.ts";
import { waitingMailWords as words } from "../wording.ts";
import "./waiting-mail.css";

type Act = (mail: WaitingMail, what: "retry" | "drop") => void;
const calls = { retry: retryMail, drop: dropMail } as const;

/** Mails that are not sent yet or could not be, for owners to send now or to drop. */
export function WaitingMailScreen(props: { data: ScreenData<typeof waitingMailScreen> }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useTellRefusal();
  const { title, mails, hasMore } = props.data;

  async function act(...[{ id }, what]: Parameters<Act>) {
    const answer = await send(calls[what], { id });
    if (answer.success) tell({ text: say(what === "retry" ? words.retried : words.dropped) });
    else if (answer.offer) return tellRefusal(answer, "change-settings");
    else fail(answer);
    await revisit();
  }

  return (
    <SettingsSheet title={title} width="reading" help={say(words.help)}>
      {mails.length === 0 && <EmptyState title={say(words.none)} help={say(words.noneHelp)} />}
      <ul className="waiting-mail-list">
        {mails.map((mail) => (
          <Line key={mail.id} mail={mail} onAct={(...what) => void act(...what)} />
        ))}
      </ul>
      {hasMore && <p>{say(words.more)}</p>}
    </SettingsSheet>
  );
}

const tones = { waiting: "neutral", sending: "neutral", failed: "danger", unsure: "warn" } as const;

function Line({ mail, onAct }: { mail: WaitingMail; onAct: Act }) {
  const say = useSay();
  const { name, email, state, reply } = mail;
  const whose = say(words.to, { name, email });
  return (
    <li>
      <div>
        <strong>{whose}</strong> <Chip tone={tones[state]}>{say(words[state])}</Chip>
        <small>
          <RelativeTime at={mail.made * 1000} /> · {say(words.tries, { count: mail.attempts })}
          {state === "waiting" && mail.attempts > 0 && (
            <>
              {" · "}
              {say(words.nextTry)} <RelativeTime at={mail.due * 1000} />
            </>
          )}
        </small>
        {reply && (
          <small dir="ltr" className="waiting-mail-reply">
            {reply}
          </small>
        )}
      </div>
      {state !== "sending" && (
        <div className="waiting-mail-acts">
          <Button size="small" onPress={() => onAct(mail, "retry")}>
            {say(state === "unsure" ? words.again : words.retry)}
            <span className="ui-unseen">{whose}</span>
          </Button>
          <Button size="small" look="quiet" onPress={() => onAct(mail, "drop")}>
            {say(words.drop)}
            <span className="ui-unseen">{whose}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
