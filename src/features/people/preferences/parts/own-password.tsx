import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { accountWords } from "../../account/wording.ts";
import type { Preferences } from "./use-preferences.ts";

/** One's own password, out of the way until it is asked for. */
export function OwnPassword({ preferences: { draft, change, wrong } }: { preferences: Preferences }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onPress={() => setOpen(true)}>{say(accountWords.change)}</Button>;
  return (
    <>
      <PasswordField
        label={say(accountWords.currentPassword)}
        purpose="current-password"
        value={draft.current}
        error={wrong.at.current}
        onChange={(current) => change({ current })}
      />
      <PasswordField
        label={say(accountWords.newPassword)}
        purpose="new-password"
        hint={say(accountWords.least)}
        value={draft.first}
        error={wrong.at.first}
        onChange={(first) => change({ first })}
      />
      <PasswordField
        label={say(accountWords.again)}
        purpose="new-password"
        value={draft.second}
        error={wrong.at.second}
        onChange={(second) => change({ second })}
      />
    </>
  );
}
