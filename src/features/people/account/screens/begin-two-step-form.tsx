import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { beginTwoStep } from "../../two-step/contract.ts";
import { ownTwoStepWords as words } from "../../two-step/wording.ts";
import { OwnPassword } from "./own-password.tsx";

/** The password comes first, so that a screen left open is not enough. */
export function BeginForm(props: {
  email: string;
  onBegun: (key: { secret: string; address: string }) => void;
  onCancel: () => void;
}) {
  const say = useSay();
  const { props: form, ...sending } = useForm(beginTwoStep, {
    onDone: ({ secret, address }) => props.onBegun({ secret, address }),
  });
  return (
    <form className="sites-settings-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <OwnPassword email={props.email} errors={sending.errors} />
      <div className="sites-settings-choices">
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(words.setUp)}
        </Button>
        <Button onPress={props.onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}
