import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { resendWelcome } from "../contract.ts";
import { type Recipients, reminding } from "../model/reminding.ts";
import { reminderRefusals, reminderWords as words } from "../wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";

type ReminderDialogProps = {
  /** Null to remind everybody who has not signed in. */
  person: { readonly id: number; readonly name: string } | null;
  /** How many have not. */
  count: number;
};

/** Mails how to sign in: to one person, or to all who never did (LOGR-01, LOGR-05). */
export function ReminderDialog({ person, count }: ReminderDialogProps) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [recipients, setRecipients] = useState<Recipients>(person ? "user" : "all");
  const none = count === 0 ? say(sentenceOf(reminderRefusals, "all-signed-in")) : null;

  async function perform(): Promise<Outcome> {
    const answer = await send(resendWelcome, reminding(recipients, person?.id ?? null));
    if (!answer.success) return sayRefusal(answer, "invite-people");
    tell({ text: say(words.sent) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(words.title)}
      size="ask"
      confirm={{ label: say(words.send), disabledReason: none, perform }}
    >
      <p className="ui-dialog-text">{say(words.count, { count })}</p>
      {person && (
        <RadioCards
          label={say(words.whom)}
          value={recipients}
          onChange={(chosen) => setRecipients(chosen as Recipients)}
          options={[
            { value: "user", label: say(words.user, { name: person.name }) },
            { value: "all", label: say(words.all, { count }) },
          ]}
        />
      )}
    </DialogFrame>
  );
}
