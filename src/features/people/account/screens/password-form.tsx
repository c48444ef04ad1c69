import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { NewPasswordFields } from "#features/sessions/parts/new-password-fields.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { changePassword, currentPasswordField as current } from "../contract.ts";
import { accountWords } from "../wording.ts";
import { SettingsPart } from "./settings-part.tsx";

const newWords = { first: accountWords.newPassword, again: accountWords.again, hint: accountWords.least };

/** The new password needs the current one, so that a screen left open is not enough. */
export function PasswordForm({ email }: { email: string }) {
  const say = useSay();
  const { tell } = useNotices();
  const { props: form, ...sending } = useForm(changePassword, {
    onDone: ({ signedOut: count }, element) => {
      element.reset();
      tell({ text: say(accountWords.changed, { count }) });
      void revisit();
    },
  });

  return (
    <SettingsPart title={say(accountWords.password)}>
      <form className="sites-settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <Passwords errors={sending.errors} />
        <Button type="submit" busy={sending.busy}>
          {say(accountWords.change)}
        </Button>
      </form>
    </SettingsPart>
  );
}

function Passwords({ errors }: { errors: Readonly<Record<string, string>> }) {
  const say = useSay();
  return (
    <>
      <PasswordField
        label={say(accountWords.currentPassword)}
        name={current}
        purpose="current-password"
        error={errors[current]}
      />
      <NewPasswordFields words={newWords} errors={errors} />
    </>
  );
}
