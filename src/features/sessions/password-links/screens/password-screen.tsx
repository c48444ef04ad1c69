import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { EntranceForm } from "../../parts/entrance-form.tsx";
import { newPasswordFields as fields } from "../../contract.ts";
import { NewPasswordFields } from "../../parts/new-password-fields.tsx";
import { setPassword } from "../contract.ts";
import type { passwordScreen } from "../screen.ts";
import { resetWords } from "../wording.ts";

type PasswordScreenProps = {
  data: ScreenData<typeof passwordScreen>;
  frame: Frame;
  failed?: FailedForm;
};

const fieldOf = {
  "password-short": fields.first,
  "password-common": fields.first,
  "password-named": fields.first,
  "passwords-differ": fields.second,
};

const passwordWords = { first: resetWords.password, again: resetWords.again, hint: resetWords.least };

/** Sets a password from an invitation or a reset. The address keeps the token; nothing else leads here. */
export function PasswordScreen(props: PasswordScreenProps) {
  const say = useSay();
  const { kind, name, email, token } = props.data;
  const { props: form, ...sending } = useForm(setPassword, {
    failed: props.failed,
    fixed: { token },
    fieldOf,
    onDone: (answer) => location.assign(answer.next),
  });
  const isInvite = kind === "invite";

  return (
    <Entrance
      site={props.frame.site}
      title={isInvite ? say(resetWords.inviteHeading, { name }) : say(resetWords.newTitle)}
      help={say(isInvite ? resetWords.inviteHelp : resetWords.newHelp, { email })}
      reason={sending.reason}
    >
      <EntranceForm
        form={form}
        magic={props.frame.magic}
        busy={sending.busy}
        label={say(isInvite ? resetWords.join : resetWords.save)}
      >
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <NewPasswordFields words={passwordWords} errors={sending.errors} />
      </EntranceForm>
    </Entrance>
  );
}
