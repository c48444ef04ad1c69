import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { signIn } from "../contract.ts";
import { Entrance } from "../parts/entrance.tsx";
import type { signInScreen } from "../screen.ts";
import { sessionWords } from "../wording.ts";

export function SignInScreen(props: {
  data: ScreenData<typeof signInScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(signIn, {
    failed: props.failed,
    fieldOf: { "wrong-credentials": "password" },
    onDone: (answer) => location.assign(answer.next),
  });
  const site = props.frame.site.name;

  return (
    <Entrance
      site={site}
      title={say(sessionWords.welcome)}
      help={say(sessionWords.toSite, { site })}
      reason={sending.reason}
      below={<p>{say(sessionWords.noAccount, { site })}</p>}
    >
      <form className="entrance-form" {...form}>
        <input type="hidden" name="magic" value={props.frame.magic} />
        <input type="hidden" name="next" value={props.data.next} />
        <TextField
          label={say(sessionWords.email)}
          name="email"
          type="email"
          autoComplete="username"
          initial={sending.sent.email}
          error={sending.errors["email"]}
        />
        <div className="entrance-beside">
          <PasswordField
            label={say(sessionWords.password)}
            name="password"
            purpose="current-password"
            error={sending.errors["password"]}
          />
          <TextLink href="/accounts/reset/">{say(sessionWords.forgot)}</TextLink>
        </div>
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(sessionWords.signIn)}
        </Button>
      </form>
    </Entrance>
  );
}
