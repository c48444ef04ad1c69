import { useState } from "react";
import type { Failure } from "#client/call.ts";
import { folderNameMost } from "#features/folders/rules.ts";
import { folderWords } from "#features/folders/wording.ts";
import { useDialogRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import type { KnownHint } from "#features/people/rights-requests/wording.ts";
import { DialogFrame, type Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { TextField } from "#ui/text-field.tsx";
import { filingWords } from "../wording.ts";

type FolderNameDialogProps = {
  title: string;
  confirm: string;
  /** What it is called so far. */
  initial?: string;
  /** A new one may be a path. */
  isPath?: boolean;
  hint: KnownHint;
  /** Keeps the name; gives why it could not, or null. */
  onName: (name: string) => Promise<Failure | null>;
};

/** The name of a folder, new or there already (FOPT-09). */
export function FolderNameDialog(props: FolderNameDialogProps) {
  const { title, confirm, initial = "", isPath = false, hint, onName } = props;
  const say = useSay();
  const sayRefusal = useDialogRefusals();
  const [name, setName] = useState(initial);

  async function perform(): Promise<Outcome> {
    const typed = name.trim();
    // An empty name makes nothing and says nothing (FTRE-21).
    if (typed === "" || typed === initial) return;
    const failed = await onName(typed);
    if (!failed) return;
    if (failed.offer !== null) return sayRefusal(failed, hint);
    return failed.said ?? say(folderWords.failed);
  }

  return (
    <DialogFrame title={title} size="ask" errorSeconds={5} confirm={{ label: confirm, perform }}>
      <TextField
        label={say(filingWords.name)}
        name="name"
        limit={isPath ? 1000 : folderNameMost}
        {...(isPath && { hint: say(filingWords.nameHint) })}
        value={name}
        onChange={setName}
        autoComplete="off"
      />
    </DialogFrame>
  );
}
