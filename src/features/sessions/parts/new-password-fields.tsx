import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { newPasswordFields as fields } from "../contract.ts";

type NewPasswordFieldsProps = {
  words: { readonly first: Words; readonly again: Words; readonly hint: Words };
  errors: Readonly<Record<string, string>>;
};

/** A new password, typed twice (USET-11). */
export function NewPasswordFields({ words, errors }: NewPasswordFieldsProps) {
  const say = useSay();
  return (
    <>
      <PasswordField
        label={say(words.first)}
        name={fields.first}
        purpose="new-password"
        hint={say(words.hint)}
        error={errors[fields.first]}
      />
      <PasswordField
        label={say(words.again)}
        name={fields.second}
        purpose="new-password"
        error={errors[fields.second]}
      />
    </>
  );
}
