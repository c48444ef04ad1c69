import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { setUp } from "../contract.ts";
import type { setUpScreen } from "../screen.ts";
import { setUpWords } from "../wording.ts";

/** The first thing anybody sees of Atrium: four answers, and the site stands. */
export function SetUpScreen(props: {
  data: ScreenData<typeof setUpScreen>;
  frame: Frame;
  failed?: FailedForm;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(setUp, {
    failed: props.failed,
    fixed: { token: props.data.token },
    fieldOf: { "password-short": "password", "password-common": "password", "password-named": "password" },
    onDone: (answer) => location.assign(answer.next),
  });
  const { sent, errors } = sending;

  return (
    <Entrance
      site={props.frame.site.name}
      title={say(setUpWords.welcome)}
      help={say(setUpWords.help)}
      reason={sending.reason}
    >
      <form className="entrance-form" {...form}>
        <input type="hidden" name="magic" value={props.frame.magic} />
        <TextField
          label={say(setUpWords.siteName)}
          hint={say(setUpWords.siteNameHelp)}
          name="site_name"
          autoComplete="organization"
          limit={80}
          initial={sent.site_name}
          error={errors["site_name"]}
        />
        <TextField
          label={say(setUpWords.yourName)}
          name="display_name"
          autoComplete="name"
          limit={120}
          initial={sent.display_name}
          error={errors["display_name"]}
        />
        <TextField
          label={say(setUpWords.email)}
          hint={say(setUpWords.emailHelp)}
          name="email"
          type="email"
          autoComplete="username"
          initial={sent.email}
          error={errors["email"]}
        />
        <PasswordField
          label={say(setUpWords.password)}
          hint={say(setUpWords.passwordHelp)}
          name="password"
          purpose="new-password"
          error={errors["password"]}
        />
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(setUpWords.make)}
        </Button>
      </form>
    </Entrance>
  );
}
