import { useForm } from "#client/use-form.ts";
import type { Frame } from "#kernel/frame.ts";
import { Entrance } from "#features/sessions/parts/entrance.tsx";
import { EntranceForm } from "#features/sessions/parts/entrance-form.tsx";
import type { FailedForm } from "#kernel/bundle.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { setUp, setUpFields as fields } from "../contract.ts";
import type { setUpScreen } from "../screen.ts";
import { setUpWords } from "../wording.ts";

type SetUpScreenProps = {
  data: ScreenData<typeof setUpScreen>;
  frame: Frame;
  failed?: FailedForm;
};

/** The first thing anybody sees of Atrium: four answers, and the site stands. */
export function SetUpScreen(props: SetUpScreenProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(setUp, {
    failed: props.failed,
    fixed: { token: props.data.token, [fields.timeZone]: Intl.DateTimeFormat().resolvedOptions().timeZone },
    fieldOf: { "password-short": "password", "password-common": "password", "password-named": "password" },
    onDone: (answer) => location.assign(answer.next),
  });

  return (
    <Entrance
      site={props.frame.site}
      above={say(setUpWords.step, { at: 1 })}
      title={say(setUpWords.welcome)}
      help={say(setUpWords.help)}
      reason={sending.reason}
    >
      <EntranceForm form={form} magic={props.frame.magic} busy={sending.busy} label={say(setUpWords.make)}>
        <SetUpFields field={sending.field} passwordError={sending.errors["password"]} />
      </EntranceForm>
    </Entrance>
  );
}

type SetUpFieldsProps = {
  field: (name: string) => { name: string; initial: string | undefined; error: string | undefined };
  passwordError: string | undefined;
};

function SetUpFields({ field, passwordError }: SetUpFieldsProps) {
  const say = useSay();
  return (
    <>
      <TextField
        {...field(fields.siteName)}
        label={say(setUpWords.siteName)}
        hint={say(setUpWords.siteNameHelp)}
        autoComplete="organization"
        limit={80}
      />
      <TextField
        {...field(fields.yourName)}
        label={say(setUpWords.yourName)}
        autoComplete="name"
        limit={120}
      />
      <TextField
        {...field("email")}
        label={say(setUpWords.email)}
        hint={say(setUpWords.emailHelp)}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        label={say(setUpWords.password)}
        hint={say(setUpWords.passwordHelp)}
        name="password"
        purpose="new-password"
        error={passwordError}
      />
    </>
  );
}
