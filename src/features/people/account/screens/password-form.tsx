import { useId } from "react";
import { revisit } from "#client/navigation.ts";
import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { changePassword } from "../contract.ts";
import { accountWords } from "../wording.ts";

/** The new password needs the current one, so that a screen left open is not enough. */
export function PasswordForm({ email }: { email: string }) {
  const say = useSay();
  const heading = useId();
  const { tell } = useNotices();
  const { props: form, ...sending } = useForm(changePassword, {
    onDone: ({ nr_signed_out: count }, element) => {
      element.reset();
      tell({ text: say(accountWords.changed, { count }) });
      void revisit();
    },
  });

  return (
    <section className="settings-part" aria-labelledby={heading}>
      <h2 id={heading}>{say(accountWords.password)}</h2>
      <form className="settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <PasswordField
          label={say(accountWords.currentPassword)}
          name="current_password"
          purpose="current-password"
          error={sending.errors["current_password"]}
        />
        <PasswordField
          label={say(accountWords.newPassword)}
          name="new_password1"
          purpose="new-password"
          hint={say(accountWords.least)}
          error={sending.errors["new_password1"]}
        />
        <PasswordField
          label={say(accountWords.again)}
          name="new_password2"
          purpose="new-password"
          error={sending.errors["new_password2"]}
        />
        <Button type="submit" busy={sending.busy}>
          {say(accountWords.change)}
        </Button>
      </form>
    </section>
  );
}
