import { useForm } from "#client/use-form.ts";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import type { FailedForm } from "#kernel/bundle.ts";
import type { Frame } from "#kernel/frame.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { confirmEmail } from "../contract.ts";
import type { confirmEmailScreen } from "../screen.ts";
import { emailChangeWords as words } from "../wording.ts";

type ConfirmEmailScreenProps = {
  data: ScreenData<typeof confirmEmailScreen>;
  frame: Frame;
  failed?: FailedForm;
};

/** Opening the link alone changes nothing: programs open the links of mails as well. */
export function ConfirmEmailScreen({
  data: { token, email, before },
  frame,
  failed,
}: ConfirmEmailScreenProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(confirmEmail, {
    failed,
    fixed: { token },
    onDone: (answer) => location.assign(answer.next),
  });
  return (
    <Entrance
      site={frame.site}
      title={say(words.confirmTitle)}
      help={say(words.confirmHelp, { email, before })}
      reason={sending.reason}
    >
      <EntranceForm form={form} magic={frame.magic} busy={sending.busy} label={say(words.confirm)}>
        {null}
      </EntranceForm>
    </Entrance>
  );
}
