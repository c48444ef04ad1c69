import type { ReactNode } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { formatDateTime } from "#kernel/time-words.ts";
import { Button } from "#ui/button.tsx";
import { useLocale, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { Screen } from "#ui/screen.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { peopleWords } from "../../wording.ts";
import { resendWelcome } from "../contract.ts";
import { reminding } from "../model/reminding.ts";
import type { invitationScreen } from "../screen.ts";
import { reminderWords as words } from "../wording.ts";
import "./reminders.css";

const mailWords = {
  none: words.mailNone,
  waiting: words.mailWaiting,
  kept: words.mailKept,
  delivered: words.mailDelivered,
  bounced: words.mailBounced,
} as const;

/** When somebody was invited and by whom, what became of the mail, and when they first signed in (LOGR-06). */
export function InvitationScreen({ data }: { data: ScreenData<typeof invitationScreen> }) {
  const say = useSay();
  const { invited, by, email, mail, mailed, firstSeen } = data;
  return (
    <Screen
      title={data.title}
      width="form"
      above={<TextLink href="/people/">{say(peopleWords.title)}</TextLink>}
    >
      <dl className="reminders-facts">
        <Fact name={say(words.email)}>{email}</Fact>
        <Fact name={say(words.invited)}>
          {invited === null ? say(words.notInvited) : <When at={invited} />}
        </Fact>
        <Fact name={say(words.by)}>{by === null ? say(words.unknown) : by || say(words.formerMember)}</Fact>
        <Fact name={say(words.mail)}>
          {say(mailWords[mail])} {mailed !== null && <When at={mailed} />}
        </Fact>
        <Fact name={say(words.firstSeen)}>
          {firstSeen === null ? say(words.notSeen) : <When at={firstSeen} />}
        </Fact>
      </dl>
      {firstSeen === null && <Resend id={data.id} />}
    </Screen>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function When({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, useLocale())}</time>;
}

function Resend({ id }: { id: number }) {
  const say = useSay();
  const { tell } = useNotices();
  const tellRefusal = useRefusals();

  async function resend() {
    const answer = await send(resendWelcome, reminding("user", id));
    if (!answer.success) return tellRefusal(answer, "invite-people");
    tell({ text: say(words.sent) });
    await revisit();
  }

  return <Button onPress={() => void resend()}>{say(words.resend)}</Button>;
}
