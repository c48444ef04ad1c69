import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { removePasskey } from "../../passkeys/contract.ts";
import { ownPasskeyWords as words } from "../../passkeys/wording.ts";
import type { PasskeyShown } from "../screen.ts";
import { OwnPassword } from "./own-password.tsx";
import { nameOfPasskey } from "./passkey-list.tsx";

type RemovePasskeyFormProps = {
  email: string;
  passkey: PasskeyShown;
  onDone: () => void;
  onCancel: () => void;
};

/** What it signs counts no longer; the password comes first, as where one is added. */
export function RemovePasskeyForm({ email, passkey, onDone, onCancel }: RemovePasskeyFormProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(removePasskey, { fixed: { id: passkey.id }, onDone });
  return (
    <form className="sites-settings-form" {...form}>
      <p>
        <strong>{say(words.removeTitle, { name: nameOfPasskey(passkey, say) })}</strong>{" "}
        {say(words.removeHelp)}
      </p>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <OwnPassword email={email} errors={sending.errors} />
      <div className="sites-settings-choices">
        <Button type="submit" look="danger" busy={sending.busy}>
          {say(words.remove)}
        </Button>
        <Button onPress={onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}
