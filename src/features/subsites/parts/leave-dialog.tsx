import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { removeFromSpace } from "../contract.ts";
import { leaving } from "../model/joining.ts";
import { subsitePeopleWords as words, subsiteWords } from "../wording.ts";

/** Leaves a subsite; whoever is in it comes to the root of the site (SUBS-12). */
export function LeaveDialog({ subsite, me }: { subsite: { id: number; name: string }; me: number }) {
  const say = useSay();
  const { tell } = useNotices();
  const { name } = subsite;

  async function perform(): Promise<Outcome> {
    const answer = await send(removeFromSpace, leaving(subsite.id, me));
    if (!answer.success) return answer;
    // A path would be read in the subsite that one has just left.
    await visit(new URL("/", location.href).href);
    tell({ text: say(subsiteWords.left, { name }) });
  }

  return (
    <DialogFrame
      title={say(words.leaveTitle, { subsite: name })}
      size="ask"
      confirm={{ label: say(words.leave), look: "danger", perform }}
    >
      <p className="ui-dialog-text">{say(words.leaveHelp)}</p>
    </DialogFrame>
  );
}
