import { type SetStateAction, useMemo, useState } from "react";
import { revisitQuietly } from "#client/navigation.ts";
import { useUnsaved } from "#client/use-unsaved.ts";
import { useSay } from "#ui/language.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { useNewsOfOthers } from "#features/sites/parts/use-news-of-others.ts";
import { useSaving } from "#features/sites/parts/use-saving.ts";
import { menuOf } from "../events.ts";
import type { EditedMenu } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { save } from "./save-menu.ts";

/** The menu while it is edited: nothing is stored before it is saved, and nothing that was changed goes without a question. */
export function useMenuDraft(loaded: EditedMenu, me: number | null, onDone: () => void) {
  const say = useSay();
  const [menu, setMenu] = useState(loaded);
  const [isSaving, setSaving] = useState(false);
  const isChanged = useMemo(() => JSON.stringify(menu) !== JSON.stringify(loaded), [menu, loaded]);
  const question = useDiscardQuestion(say(menuEditWords.discardHint));
  const saved = useUnsaved({ isChanged, isSaving }, question);
  const saving = useSaving(menuEditWords, {
    save,
    follow: async (_, { isRestored }) => {
      if (!isRestored) saved();
      await revisitQuietly();
      if (!isRestored) onDone();
    },
    before: ({ previous }) => ({ ...previous, revision: previous.revision + 1 }),
  });
  useNewsOfOthers(menuOf(loaded.subsite), menuEditWords.otherSaved, { revision: loaded.revision, me });

  async function finish() {
    if (isSaving) return;
    if (!isChanged) return onDone();
    setSaving(true);
    await saving(menu);
    setSaving(false);
  }

  function cancel() {
    if (isSaving) return question.waits();
    if (!isChanged) return onDone();
    void question.discards().then((discards) => discards && onDone());
  }

  /** The editor closes once all is saved, so what is changed meanwhile would be lost. */
  function change(next: SetStateAction<EditedMenu>) {
    if (isSaving) question.waits();
    else setMenu(next);
  }

  return { menu, setMenu: change, isSaving, finish, cancel };
}
