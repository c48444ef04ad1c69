import { useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { Outcome } from "#ui/dialog-frame.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDialogRefusals } from "../../rights-requests/parts/use-refusals.tsx";
import { savePreferences } from "../contract.ts";
import { type Draft, type Form, sentOf, wrongIn } from "../model/form.ts";
import { preferenceDialogWords as words } from "../wording.ts";

/** What is typed in the dialog of settings, what is wrong with it, and its saving. */
export function usePreferences(form: Form) {
  const say = useSay();
  const { tell } = useNotices();
  const sayRefusal = useDialogRefusals();
  const [draft, setDraft] = useState(form.draft);
  const [wrong, setWrong] = useState(() => wrongIn({}));

  async function perform(): Promise<Outcome> {
    const answer = await send(savePreferences, sentOf(draft, form));
    if (!answer.success) {
      setWrong(wrongIn(answer.fields));
      return sayRefusal(answer, "edit-profile");
    }
    tell({ text: say(words.saved) });
    await revisit();
  }

  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, wrong, perform };
}
export type Preferences = ReturnType<typeof usePreferences>;
