import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { makeDirectoryToken } from "../directory/contract.ts";
import { directoryWords as words } from "../directory/wording.ts";

/** The directory is let in by the new token alone: whoever replaces it has to enter it there. */
export function ReplaceTokenDialog({ onMade }: { onMade: (token: string) => void }) {
  const say = useSay();

  async function perform(): Promise<Outcome> {
    const answer = await send(makeDirectoryToken, {});
    if (!answer.success) return answer;
    onMade(answer.token);
    await revisit();
  }

  return (
    <DialogFrame title={say(words.replaceTitle)} size="ask" confirm={{ label: say(words.replace), perform }}>
      <p className="ui-dialog-text">{say(words.replaceHelp)}</p>
    </DialogFrame>
  );
}
