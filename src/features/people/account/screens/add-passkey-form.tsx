import { useState } from "react";
import { send } from "#client/call.ts";
import { useForm } from "#client/use-form.ts";
import { makePasskey } from "#features/sessions/passkeys/parts/ask-browser.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { addPasskey, beginPasskey } from "../../passkeys/contract.ts";
import { ownPasskeyWords as words } from "../../passkeys/wording.ts";
import { OwnPassword } from "./own-password.tsx";

/** The password comes first; then the browser asks where the passkey is to lie. */
export function AddPasskeyForm(props: { email: string; onDone: () => void; onCancel: () => void }) {
  const say = useSay();
  const making = useMaking(props.onDone);
  const { props: form, ...sending } = useForm(beginPasskey, {
    onDone: ({ options }) => void making.make(options),
  });
  const reason = sending.reason || making.reason;
  return (
    <form className="sites-settings-form" {...form}>
      {reason && <ErrorText announced>{reason}</ErrorText>}
      <OwnPassword email={props.email} errors={sending.errors} />
      <div className="sites-settings-choices">
        <Button type="submit" look="primary" busy={sending.busy || making.busy}>
          {say(words.continue)}
        </Button>
        <Button onPress={props.onCancel}>{say(words.cancel)}</Button>
      </div>
    </form>
  );
}

const failures = {
  unused: words.notAdded,
  there: words.there,
  unable: words.unable,
  elsewhere: words.elsewhere,
} as const;

function useMaking(onDone: () => void) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState("");

  /** Gives why there is no passkey, else nothing. */
  async function attempt(options: string): Promise<string> {
    const asked = await makePasskey(options);
    if ("failed" in asked) return say(failures[asked.failed]);
    const answer = await send(addPasskey, { credential: asked.credential });
    return answer.success ? "" : answer.reason;
  }

  async function make(options: string) {
    setBusy(true);
    setReason("");
    const failed = await attempt(options);
    setBusy(false);
    setReason(failed);
    if (failed === "") onDone();
  }
  return { busy, reason, make };
}
