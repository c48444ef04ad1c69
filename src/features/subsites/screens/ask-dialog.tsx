import { useState } from "react";
import { send } from "#client/call.ts";
import { textOfHtml } from "#client/text-of-html.ts";
import { revisit } from "#client/navigation.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { joinSpace } from "../contract.ts";
import { type AskedAdmin, isTold, joined, joining } from "../model/joining.ts";
import { joinRequestWords } from "../wording.ts";

type AskDialogProps = {
  id: number;
  name: string;
  admins: readonly AskedAdmin[];
  /** Goes there: the subsite may have been opened to all since the administrators were listed. */
  onJoined: (address: string) => Promise<void>;
};

/** Picks the administrator whom the request to join is mailed to. */
export function AskDialog({ id, name, admins, onJoined }: AskDialogProps) {
  const say = useSay();
  const { tell } = useNotices();
  const [chosen, setChosen] = useState("");

  async function perform(): Promise<Outcome> {
    if (chosen === "") return say(joinRequestWords.notChosen);
    const answer = await send(joinSpace, joining(id, Number(chosen)));
    if (!answer.success)
      return isTold(answer.code) || answer.expired ? answer.reason : say(joinRequestWords.failed);
    const came = joined(answer);
    if (came.what === "joined") return onJoined(came.address);
    tell({ text: say(joinRequestWords.sent) });
    await revisit();
  }

  return (
    <DialogFrame
      title={say(joinRequestWords.title, { name })}
      description={say(joinRequestWords.help)}
      confirm={{ label: say(joinRequestWords.send), perform }}
    >
      <RadioCards
        label={say(joinRequestWords.choose)}
        value={chosen}
        onChange={setChosen}
        options={admins.map(({ id: adminId, safeName, email }) => ({
          value: String(adminId),
          label: <span dir="auto">{textOfHtml(safeName)}</span>,
          ...(email === "" ? {} : { hint: email }),
        }))}
      />
    </DialogFrame>
  );
}
