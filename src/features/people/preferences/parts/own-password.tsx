import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { accountWords } from "../../account/wording.ts";
import type { Preferences } from "./use-preferences.ts";

/** One's own password, out of the way until it is asked for. */
export function OwnPassword({ preferences: { draft, change, errors } }: { preferences: Preferences }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const { passwords } = draft;
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{say(accountWords.change)}</Button>;
  const type = (part: Partial<typeof passwords>) => change({ passwords: { ...passwords, ...part } });
  return (
    <>
      <PasswordField
        label={say(accountWords.currentPassword)}
        name="current_password"
        purpose="current-password"
        value={passwords.current}
        error={errors["current_password"]}
        onChange={(current) => type({ current })}
      />
      <PasswordField
        label={say(accountWords.newPassword)}
        name="new_password1"
        purpose="new-password"
        hint={say(accountWords.least)}
        value={passwords.first}
        error={errors["new_password1"]}
        onChange={(first) => type({ first })}
      />
      <PasswordField
        label={say(accountWords.again)}
        name="new_password2"
        purpose="new-password"
        value={passwords.second}
        error={errors["new_password2"]}
        onChange={(second) => type({ second })}
      />
    </>
  );
}
