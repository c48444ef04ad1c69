import Laptop from "lucide-react/icons/laptop";
import Smartphone from "lucide-react/icons/smartphone";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { revokeOtherSessions, revokeSession } from "#features/sessions/contract.ts";
import type { Say } from "#kernel/language.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import type { SessionShown } from "../screen.ts";
import { accountWords } from "../wording.ts";
import { SettingsPart } from "./settings-part.tsx";
import "./session-list.css";

/** Where one is signed in, and the way to end each of it. */
export function SessionList({ sessions }: { sessions: readonly SessionShown[] }) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const hasOthers = sessions.some((session) => !session.isCurrent);

  async function revoke(id: number) {
    const answer = await send(revokeSession, { id });
    if (answer.success) tell({ text: say(accountWords.revoked) });
    else fail(answer);
    await revisit();
  }

  async function revokeOthers() {
    const answer = await send(revokeOtherSessions, {});
    if (!answer.success) return fail(answer);
    tell({ text: say(accountWords.othersRevoked, { count: answer.count }) });
    await revisit();
  }

  return (
    <SettingsPart title={say(accountWords.sessions)}>
      <p>{say(hasOthers ? accountWords.sessionsHelp : accountWords.onlyThis)}</p>
      <ul className="account-sessions">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} onRevoke={() => void revoke(session.id)} />
        ))}
      </ul>
      {hasOthers && <Button onPress={() => void revokeOthers()}>{say(accountWords.revokeOthers)}</Button>}
    </SettingsPart>
  );
}

function SessionLine({ session, onRevoke }: { session: SessionShown; onRevoke: () => void }) {
  const say = useSay();
  const device = deviceInWords(session, say);
  return (
    <li>
      <Icon of={isPhone(session) ? Smartphone : Laptop} size={20} className="account-device" />
      <div>
        <strong>{device}</strong>
        <small>
          {session.address} · {say(accountWords.lastUsed)} <RelativeTime at={session.lastUsed * 1000} />
        </small>
      </div>
      {session.isCurrent ? (
        <Chip tone="accent">{say(accountWords.thisOne)}</Chip>
      ) : (
        <Button size="small" onPress={onRevoke}>
          {say(accountWords.revoke)}
          <span className="ui-unseen">
            {device}, {session.address}
          </span>
        </Button>
      )}
    </li>
  );
}

function deviceInWords({ browser, system }: SessionShown, say: Say): string {
  if (browser && system) return say(accountWords.device, { browser, system });
  return browser ?? system ?? say(accountWords.unknownDevice);
}

function isPhone({ system }: SessionShown): boolean {
  return system === "iPhone" || system === "Android";
}
