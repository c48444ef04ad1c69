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

/** One's own passkeys: adding, naming and removing them. */
export function PasskeysPart(props: { email: string; passkeys: readonly PasskeyShown[] }) {
  const say = useSay();
  const { email, passkeys } = props;
  const [doing, setDoing] = useState<Doing>(null);
  const { tell } = useNotices();
  const close = () => setDoing(null);
  const done = async (text: string) => {
    close();
    tell({ text });
    await revisit();
  };
  return (
    <SettingsPart title={say(words.title)}>
      <p>{say(words.help)}</p>
      <PasskeyList
        passkeys={passkeys}
        onRename={(passkey) => setDoing({ what: "rename", passkey })}
        onRemove={(passkey) => setDoing({ what: "remove", passkey })}
      />
      {doing === null && <Button onPress={() => setDoing({ what: "add" })}>{say(words.add)}</Button>}
      {doing?.what === "add" && (
        <AddPasskeyForm email={email} onDone={() => void done(say(words.added))} onCancel={close} />
      )}
      {doing?.what === "rename" && (
        <RenamePasskeyForm
          key={doing.passkey.id}
          passkey={doing.passkey}
          onDone={() => void done(say(words.renamed))}
          onCancel={close}
        />
      )}
      {doing?.what === "remove" && (
        <RemovePasskeyForm
          key={doing.passkey.id}
          email={email}
          passkey={doing.passkey}
          onDone={() => void done(say(words.removed))}
          onCancel={close}
        />
      )}
    </SettingsPart>
  );
}
