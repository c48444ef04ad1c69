import { useState } from "react";
import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { askEmailChange } from "../../email-change/contract.ts";
import { emailChangeWords as words } from "../../email-change/wording.ts";
import { currentPasswordField as current } from "../contract.ts";
import { SettingsPart } from "./settings-part.tsx";

/** The address one signs in with; another one counts once its mailbox has confirmed it. */
export function EmailForm({ email }: { email: string }) {
  const say = useSay();
  const [sentTo, setSentTo] = useState("");
  const { props: form, ...sending } = useForm(askEmailChange, {
    onDone: (_, element) => {
      setSentTo(String(new FormData(element).get("email")));
      element.reset();
    },
  });
  return (
    <SettingsPart title={say(words.part)}>
      <form className="sites-settings-form" {...form}>
        {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
        <dl className="sites-settings-fact">
          <dt>{say(words.now)}</dt>
          <dd>{email}</dd>
        </dl>
        <TextField
          label={say(words.email)}
          hint={say(words.emailHelp)}
          name="email"
          type="email"
          autoComplete="email"
          limit={254}
          error={sending.errors["email"]}
        />
        <PasswordField
          label={say(words.password)}
          name={current}
          purpose="current-password"
          error={sending.errors[current]}
        />
        <Button type="submit" busy={sending.busy}>
          {say(words.change)}
        </Button>
        <p role="status">{sentTo && say(words.sent, { email: sentTo })}</p>
      </form>
    </SettingsPart>
  );
}
