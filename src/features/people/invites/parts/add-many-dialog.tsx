import { useState } from "react";
import { send } from "#client/call.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { readAddresses } from "../contract.ts";
import { type ReadInvitee, readInvitees } from "../model/read-invitee.ts";
import { addManyWords as words } from "../wording.ts";

/** Takes a pasted list of people in the form in which other programs give it (INVT-12). */
export function AddManyDialog({ onRead }: { onRead: (people: readonly ReadInvitee[]) => void }) {
  const say = useSay();
  const [pasted, setPasted] = useState("");

  async function perform(): Promise<Outcome> {
    const answer = await send(readAddresses, { txt: pasted });
    if (!answer.success) return answer.said ?? say(words.notParsed);
    onRead(readInvitees(answer));
  }

  return (
    <DialogFrame title={say(words.title)} size="invite" confirm={{ label: say(words.add), perform }}>
      <TextArea
        label={say(words.label)}
        hint={say(words.hint)}
        rows={10}
        value={pasted}
        onChange={setPasted}
      />
    </DialogFrame>
  );
}
