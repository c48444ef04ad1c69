import { type SetStateAction, useEffect, useMemo, useRef, useState } from "react";
import { watch } from "#client/live.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { useUnsaved } from "#client/use-unsaved.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { menuTopic } from "../events.ts";
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
  const saving = useSaving(saved, onDone);
  useNewsOfOthers(loaded.revision, me);

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

/** Saves, tells of it, and offers to take it back. */
function useSaving(onSaved: () => void, onDone: () => void) {
  const say = useSay();
  const { tell, fail } = useNotices();

  async function restore(previous: EditedMenu, revision: number) {
    const answer = await save({ ...previous, revision });
    if (!answer.success) return fail(answer, say(menuEditWords.notSaved));
    await revisitQuietly();
    tell({ text: say(menuEditWords.restored) });
  }

  return async (menu: EditedMenu) => {
    const answer = await save(menu);
    if (!answer.success) return fail(answer, say(menuEditWords.notSaved));
    onSaved();
    await revisitQuietly();
    onDone();
    const { previous, replaced } = answer;
    const text =
      replaced === null ? say(menuEditWords.saved) : say(menuEditWords.savedOver, { name: replaced });
    const perform = () => void restore(previous, previous.revision + 1);
    tell({ kind: "undo", text, undo: { label: say(menuEditWords.undo), perform } });
  };
}

type News = { readonly personId: number; readonly name: string; readonly revision: number };

/** Somebody else has saved the menu meanwhile: the last save wins, and whoever is about to make it knows. */
function useNewsOfOthers(revision: number, me: number | null): void {
  const say = useSay();
  const { tell } = useNotices();
  const latest = useRef({ say, tell });
  latest.current = { say, tell };
  useEffect(
    () =>
      watch(menuTopic(1), {
        onData: (data) => {
          const { personId, name, revision: saved } = data as News;
          const text = latest.current.say(menuEditWords.otherSaved, { name });
          if (saved > revision && personId !== me) latest.current.tell({ kind: "error", text });
        },
      }),
    [revision, me],
  );
}
