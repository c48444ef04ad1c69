import { useState } from "react";
import { revisit } from "#client/navigation.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { ownPasskeyWords as words } from "../../passkeys/wording.ts";
import type { PasskeyShown } from "../screen.ts";
import { AddPasskeyForm } from "./add-passkey-form.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { RemovePasskeyForm } from "./remove-passkey-form.tsx";
import { RenamePasskeyForm } from "./rename-passkey-form.tsx";
import { SettingsPart } from "./settings-part.tsx";

type Doing =
  | { readonly what: "add" }
  | { readonly what: "rename" | "remove"; readonly passkey: PasskeyShown }
  | null;

type PasskeysPartProps = { email: string; passkeys: readonly PasskeyShown[] };

/** One's own passkeys: adding, naming and removing them. */
export function PasskeysPart({ email, passkeys }: PasskeysPartProps) {
  const say = useSay();
  const [doing, setDoing] = useState<Doing>(null);
  return (
    <SettingsPart title={say(words.title)}>
      <p>{say(words.help)}</p>
      <PasskeyList
        passkeys={passkeys}
        onRename={(passkey) => setDoing({ what: "rename", passkey })}
        onRemove={(passkey) => setDoing({ what: "remove", passkey })}
      />
      {doing === null ? (
        <Button onPress={() => setDoing({ what: "add" })}>{say(words.add)}</Button>
      ) : (
        <DoingForm email={email} doing={doing} onClose={() => setDoing(null)} />
      )}
    </SettingsPart>
  );
}

type DoingFormProps = { email: string; doing: NonNullable<Doing>; onClose: () => void };

function DoingForm({ email, doing, onClose }: DoingFormProps) {
  const say = useSay();
  const { tell } = useNotices();
  const done = (text: string) => () => {
    onClose();
    tell({ text });
    void revisit();
  };
  if (doing.what === "add")
    return <AddPasskeyForm email={email} onDone={done(say(words.added))} onCancel={onClose} />;
  const { passkey } = doing;
  const shared = { passkey, onCancel: onClose };
  return doing.what === "rename" ? (
    <RenamePasskeyForm key={passkey.id} {...shared} onDone={done(say(words.renamed))} />
  ) : (
    <RemovePasskeyForm key={passkey.id} {...shared} email={email} onDone={done(say(words.removed))} />
  );
}
