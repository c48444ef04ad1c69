import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Entrance } from "../../parts/entrance.tsx";
import { setPassword } from "../contract.ts";
import type { passwordScreen } from "../screen.ts";
import { resetWords } from "../wording.ts";

/** Sets a password from an invitation or a reset. The address keeps the token; nothing else leads here. */
export function PasswordScreen(props: {
  data: ScreenData<typeof passwordScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { kind, name, email, token } = props.data;
  const { props: form, ...sending } = useForm(setPassword, {
    failed: props.failed,
    fixed: { token },
    fieldOf: {
      "password-short": "new_password1",
      "password-common": "new_password1",
      "password-named": "new_password1",
      "passwords-differ": "new_password2",
    },
    onDone: (answer) => location.assign(answer.next),
  });
  const isInvite = kind === "invite";

  return (
    <Entrance
      site={props.frame.site.name}
      title={isInvite ? say(resetWords.inviteHeading, { name }) : say(resetWords.newTitle)}
      help={say(isInvite ? resetWords.inviteHelp : resetWords.newHelp, { email })}
      reason={sending.reason}
    >
      <form className="entrance-form" {...form}>
        <input type="hidden" name="magic" value={props.frame.magic} />
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          label={say(resetWords.password)}
          name="new_password1"
          purpose="new-password"
          hint={say(resetWords.least)}
          error={sending.errors["new_password1"]}
        />
        <PasswordField
          label={say(resetWords.again)}
          name="new_password2"
          purpose="new-password"
          error={sending.errors["new_password2"]}
        />
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(isInvite ? resetWords.join : resetWords.save)}
        </Button>
      </form>
    </Entrance>
  );
}
