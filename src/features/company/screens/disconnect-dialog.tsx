import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { disconnectDirectory } from "../directory/contract.ts";
import { directoryWords as words } from "../directory/wording.ts";

/** Ends what the directory may do here. */
export function DisconnectDialog({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const { tell } = useNotices();

  async function perform(): Promise<Outcome> {
    const answer = await send(disconnectDirectory, {});
    if (!answer.success) return answer;
    onDone();
    tell({ text: say(words.removed) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(words.removeTitle)}
      size="ask"
      confirm={{ label: say(words.remove), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.removeHelp)}</p>
    </DialogFrame>
  );
}
