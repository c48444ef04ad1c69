import { useForm } from "#client/use-form.ts";
import { CodeField } from "#features/sessions/two-step/parts/code-field.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { renewRecoveryCodes, turnOffTwoStep } from "../../two-step/contract.ts";
import { ownTwoStepWords as words } from "../../two-step/wording.ts";
import { OwnPassword } from "./own-password.tsx";

type ChangeFormProps = {
  what: "renew" | "off";
  email: string;
  onRenewed: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
  onCancel: () => void;
};

/** New recovery codes, or none of it any more: either needs password and code. */
export function ChangeForm({ what, email, ...on }: ChangeFormProps) {
  const say = useSay();
  const fieldOf = { "wrong-code": "code" };
  const renewing = useForm(renewRecoveryCodes, { fieldOf, onDone: ({ codes }) => on.onRenewed(codes) });
  const turning = useForm(turnOffTwoStep, { fieldOf, onDone: on.onTurnedOff });
  const { props: form, ...sending } = what === "renew" ? renewing : turning;
  return (
    <form className="sites-settings-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <OwnPassword email={email} errors={sending.errors} />
      <CodeField
        label={say(words.code)}
        hint={say(words.codeHint)}
        error={sending.errors["code"]}
        isRecovery
      />
      <div className="sites-settings-choices">
        <Button type="submit" look={what === "off" ? "danger" : "primary"} busy={sending.busy}>
          {say(what === "off" ? words.turnOff : words.newCodes)}
        </Button>
        <Button onPress={on.onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}
