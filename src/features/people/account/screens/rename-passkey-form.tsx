import { useForm } from "#client/use-form.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { renamePasskey } from "../../passkeys/contract.ts";
import { ownPasskeyWords as words } from "../../passkeys/wording.ts";
import type { PasskeyShown } from "../screen.ts";
import { FirstField } from "./first-field.tsx";
import { nameOfPasskey } from "./passkey-list.tsx";

type RenamePasskeyFormProps = { passkey: PasskeyShown; onDone: () => void; onCancel: () => void };

/** By what its owner knows one from another. */
export function RenamePasskeyForm({ passkey, onDone, onCancel }: RenamePasskeyFormProps) {
  const say = useSay();
  const { props: form, ...sending } = useForm(renamePasskey, { fixed: { id: passkey.id }, onDone });
  return (
    <form className="sites-settings-form" {...form}>
      {sending.reason && <ErrorText announced>{sending.reason}</ErrorText>}
      <FirstField>
        <TextField
          {...sending.field("name")}
          label={say(words.name)}
          initial={nameOfPasskey(passkey, say)}
          limit={60}
        />
      </FirstField>
      <div className="sites-settings-choices">
        <Button type="submit" look="primary" busy={sending.busy}>
          {say(words.save)}
        </Button>
        <Button onPress={onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}
