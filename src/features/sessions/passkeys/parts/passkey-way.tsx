import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { useState } from "react";
import { send } from "#client/call.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { beginPasskeySignIn, signInWithPasskey } from "../contract.ts";
import { passkeyWords as words } from "../wording.ts";
import { signWithPasskey } from "./ask-browser.ts";

/** The way in with a passkey, beside the fields of a password. */
export function PasskeyWay({ next }: { next: string }) {
  const say = useSay();
  const { busy, reason, signIn } = useSigningIn(next);
  return (
    <div className="sessions-entrance-form">
      <Button icon={Fingerprint} busy={busy} onPress={() => void signIn()}>
        {say(words.use)}
      </Button>
      {reason && <ErrorText announced>{reason}</ErrorText>}
    </div>
  );
}

const failures = {
  unused: words.unused,
  there: words.unused,
  unable: words.unable,
  elsewhere: words.elsewhere,
} as const;

function useSigningIn(next: string) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState("");

  /** Gives why it did not come to it, else where to go. */
  async function attempt(): Promise<{ reason: string } | { next: string }> {
    const begun = await send(beginPasskeySignIn, {});
    if (!begun.success) return begun;
    const asked = await signWithPasskey(begun.options);
    if ("failed" in asked) return { reason: say(failures[asked.failed]) };
    const answer = await send(signInWithPasskey, { credential: asked.credential, next });
    return answer.success ? { next: answer.next } : answer;
  }

  async function signIn() {
    setBusy(true);
    setReason("");
    const done = await attempt();
    if ("next" in done) return location.assign(done.next);
    setBusy(false);
    setReason(done.reason);
  }
  return { busy, reason, signIn };
}
