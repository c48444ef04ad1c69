import { useState } from "react";
import { type Failure, send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import { useSay } from "#ui/language.tsx";
import { useRefusals } from "#features/people/rights-requests/parts/use-refusals.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { ofPage } from "#features/pages/model/of-page.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { savePageEdit } from "../../contract.ts";
import { saveProblem } from "../../parts/save-problem.ts";
import type { Question } from "./use-change-question.tsx";
import type { useSharingChanges } from "./use-sharing-changes.ts";

/** Whether it is asked before a state is saved, and how. */
type Asking = {
  readonly questionFor: (settings: string) => Promise<Question | null>;
  readonly ask: (question: Question, save: () => Promise<void>) => void;
};

type Changed = Pick<ReturnType<typeof useSharingChanges>, "guests" | "settings" | "noteSaved" | "leaveOut">;

/**
 * Saves what was changed in the permission list of a page, after a question where somebody loses access or the world gains it; what is refused is
 * told, at its line where it has one.
 */
export function useSharingSave(pageId: number, changed: Changed, asking: Asking) {
  const { guests, settings, noteSaved } = changed;
  const say = useSay();
  const { tell, fail } = useNotices();
  const tellRefusal = useRefusals();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (!guests.check()) return;
    setSaving(true);
    const question = await asking.questionFor(settings);
    setSaving(false);
    if (question) return asking.ask(question, saveNow);
    await saveNow();
  }

  async function saveNow() {
    setSaving(true);
    const answer = await send(savePageEdit, { ...ofPage(pageId), settings });
    setSaving(false);
    if (!answer.success) return refused(answer);
    tell({ kind: "ordinary", text: say(sharingWords.saved) });
    noteSaved();
    void revisit();
  }

  function refused(answer: Failure) {
    const shown = guests.refuse(answer.fields);
    if (answer.offer || answer.expired) return tellRefusal(answer, "change-page");
    const gone = answer.code === "no-such-person" ? lineIn(answer) : null;
    const name = gone && changed.leaveOut(gone);
    if (name) {
      void revisit();
      return fail(say(sharingWords.personGone, { name }));
    }
    fail(saveProblem(answer, shown, { otherwise: say(sharingWords.saveFailed) }).sentences.join(" "));
  }

  return { isSaving, save };
}

/** The line that was refused. */
function lineIn({ fields }: Failure): string | null {
  const [path] = Object.keys(fields);
  return path?.split(".").at(-1) ?? null;
}
