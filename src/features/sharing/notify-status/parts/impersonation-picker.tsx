import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { impersonateAddress } from "#features/people/impersonation/parts/where-from.ts";
import { impersonationRefusals, impersonationWords } from "#features/people/impersonation/wording.ts";
import { sentenceOf } from "#kernel/refusal.ts";
import { Button } from "#ui/button.tsx";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { useDialog } from "#ui/dialog-layer.ts";
import { useSay } from "#ui/language.tsx";
import { loadNotificationDetails } from "../contract.ts";
import { type Listed, detailsFor, listedIn } from "../model/listed.ts";
import { notifyStatusWords as words } from "../wording.ts";
import "./access-dialog.css";

/** Fetches who can view the page, and lets one of them be chosen; oneself is there and cannot be (IMPS-01, IMPS-03, IMPS-10). */
export async function impersonationPicker(pageId: number, ownId: number | null) {
  const answer = await send(loadNotificationDetails, detailsFor(pageId, 2));
  if (!answer.success) throw new Error(answer.reason);
  return <ImpersonationPicker people={listedIn(answer).has} ownId={ownId} />;
}

function ImpersonationPicker({ people, ownId }: { people: readonly Listed[]; ownId: number | null }) {
  const say = useSay();
  return (
    <DialogFrame title={say(impersonationWords.pick)} cancelLabel={say(words.close)}>
      <p className="ui-dialog-text">{say(impersonationWords.pickHelp)}</p>
      {people.length === 0 && <p className="ui-dialog-text">{say(impersonationWords.none)}</p>}
      <ul className="notify-status-picker">
        {people.map((person) => (
          <Candidate key={person.id} person={person} isSelf={person.id === ownId} />
        ))}
      </ul>
    </DialogFrame>
  );
}

function Candidate({ person, isSelf }: { person: Listed; isSelf: boolean }) {
  const say = useSay();
  const { close } = useDialog();
  const name = textOfHtml(person.safeName);
  return (
    <li>
      <Button
        look="quiet"
        disabledReason={isSelf ? say(sentenceOf(impersonationRefusals, "own-impersonation")) : null}
        onPress={() => {
          close();
          void visit(impersonateAddress(person.id, "list"));
        }}
      >
        {name}
      </Button>
    </li>
  );
}
