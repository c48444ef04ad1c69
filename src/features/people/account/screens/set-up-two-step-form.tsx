import { useForm } from "#client/use-form.ts";
import { CodeField } from "#features/sessions/two-step/parts/code-field.tsx";
import { KeyToScan } from "#features/sessions/two-step/parts/key-to-scan.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { turnOnTwoStep } from "../../two-step/contract.ts";
import { ownTwoStepWords as words } from "../../two-step/wording.ts";

/** One code of the app proves that it was set up. */
export function SetUpForm(props: {
  setUp: { readonly secret: string; readonly address: string };
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(turnOnTwoStep, {
    fieldOf: { "wrong-code": "code" },
    onDone: ({ codes }) => props.onDone(codes),
  });
  return (
    <form className="sites-settings-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <KeyToScan {...props.setUp} />
      <CodeField label={say(words.code)} error={sending.errors["code"]} takesFocus />
      <div className="sites-settings-choices">
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(words.turnOn)}
        </Button>
        <Button onPress={props.onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}
