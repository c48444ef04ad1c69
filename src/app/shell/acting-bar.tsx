import { useEffect } from "react";
import { useForm } from "#client/use-form.ts";
import { stopImpersonating } from "#features/people/impersonation/contract.ts";
import { impersonationWords } from "#features/people/impersonation/wording.ts";
import type { Frame } from "#kernel/frame.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Nothing, but for somebody who sees the site as another person: for them it stands on every page, and is the way back (IMPS-11). */
export function ActingBar({ frame: { me, viewer, magic }, address }: { frame: Frame; address: string }) {
  if (!me || viewer.realPersonId === undefined) return null;
  return <StopForm name={me.name} magic={magic} next={address} />;
}

function StopForm({ name, magic, next }: { name: string; magic: string; next: string }) {
  const say = useSay();
  const { fail } = useNotices();
  const { props, busy, reason } = useForm(stopImpersonating, {
    onDone: (answer) => location.assign(answer.next),
  });
  useEffect(() => {
    if (reason) fail(reason);
  }, [reason, fail]);
  return (
    <form {...props} action="/-/impersonation/stop/" className="shell-acting">
      <input type="hidden" name="magic" value={magic} />
      <input type="hidden" name="next" value={next} />
      <Button type="submit" size="small" busy={busy}>
        {say(impersonationWords.stop, { name })}
      </Button>
    </form>
  );
}
