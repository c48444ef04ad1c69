import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { renameTag } from "../contract.ts";
import { tagNameMost } from "../rules.ts";
import { type KeptTag, renaming } from "../model/tag.ts";
import { tagWords } from "../wording.ts";

/** Another name for a tag, on all of its pages (TOPT-02). */
export function RenameTagDialog({ tag }: { tag: KeptTag }) {
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const [name, setName] = useState(tag.name);

  async function perform(): Promise<Outcome> {
    if (name.trim() === tag.name) return;
    const answer = await send(renameTag, renaming(tag, name));
    if (answer.success) return void (await revisit());
    if (answer.offer !== null) return sayRefusal(answer, "rename-tag");
    return answer.said ?? say(tagWords.renameFailed);
  }

  return (
    <DialogFrame
      title={say(tagWords.renameTitle)}
      size="ask"
      confirm={{ label: say(tagWords.rename), perform }}
    >
      <TextField
        label={say(tagWords.name)}
        name="name"
        limit={tagNameMost}
        value={name}
        onChange={setName}
        autoComplete="off"
      />
    </DialogFrame>
  );
}
