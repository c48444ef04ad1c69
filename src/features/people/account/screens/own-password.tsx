import { useSay } from "#ui/language.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { currentPasswordField as current } from "../contract.ts";
import { ownTwoStepWords as words } from "../../two-step/wording.ts";
import { FirstField } from "./first-field.tsx";

/** One's own password, where a form has just opened: the focus goes there. */
export function OwnPassword(props: { email: string; errors: Readonly<Record<string, string>> }) {
  const say = useSay();
  return (
    <FirstField>
      <input type="hidden" name="email" value={props.email} autoComplete="username" />
      <PasswordField
        label={say(words.password)}
        name={current}
        purpose="current-password"
        error={props.errors[current]}
      />
    </FirstField>
  );
}
