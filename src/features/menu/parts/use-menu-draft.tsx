import { useEffect, useRef, useState } from "react";
import { askBeforeLeaving } from "#client/leaving.ts";
import { watch } from "#client/live.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { type Dialogs, useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { menuTopic } from "../events.ts";
import type { EditedMenu } from "../model/edited-menu.ts";
import { menuEditWords } from "../editing/wording.ts";
import { save } from "./save-menu.ts";

/** The menu while it is edited: nothing is stored before it is saved, and nothing that was changed goes without a question. */
export function useMenuDraft(loaded: EditedMenu, me: number | null, onDone: () => void) {
  const { open } = useDialogs();
  const [menu, setMenu] = useState(loaded);
  const [isSaving, setSaving] = useState(false);
  const saving = useSaving(onDone);
  const isChanged = menu !== loaded;
  useNewsOfOthers(loaded.revision, me);
  useHeld(isChanged, open);

  async function finish() {
    if (isSaving) return;
    if (!isChanged) return onDone();
    setSaving(true);
    await saving(menu);
    setSaving(false);
  }

  function cancel() {
    if (!isChanged) return onDone();
    void asked(open).then((discards) => discards && onDone());
  }

  return { menu, setMenu, isSaving, finish, cancel };
}

/** Saves, tells of it, and offers to take it back. */
function useSaving(onDone: () => void) {
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

function useHeld(isHeld: boolean, open: Dialogs["open"]): void {
  useEffect(() => {
    if (!isHeld) return;
    const stop = askBeforeLeaving(() => asked(open));
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", hold);
    return () => {
      removeEventListener("beforeunload", hold);
      stop();
    };
  }, [isHeld, open]);
}

/** Whether somebody gives their changes up; false too when the question cannot be asked. */
function asked(open: Dialogs["open"]): Promise<boolean> {
  return new Promise((resolve) => {
    const isOpen = open(async () => {
      const { DiscardDialog } = await import("./discard-dialog.tsx");
      return <DiscardDialog onAnswer={resolve} />;
    });
    if (!isOpen) resolve(false);
  });
}
