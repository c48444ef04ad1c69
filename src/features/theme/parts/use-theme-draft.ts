import { useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { watch } from "#client/live.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { useUnsaved } from "#client/use-unsaved.ts";
import { hexFrom } from "#kernel/colour.ts";
import { sheetAddress } from "#kernel/look-sheet.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { type Theme, saveTheme } from "../contract.ts";
import { themeTopic } from "../events.ts";
import { type ThemeDraft, changedSince, changesBetween, themeSent } from "../model/theme-changes.ts";
import { themeWords } from "../wording.ts";
import { wearSheet } from "./wear-sheet.ts";

/** The theme while it is edited: nothing is stored before it is saved, and nothing that was changed goes without a question. */
export function useThemeDraft(loaded: Theme, me: number | null) {
  const say = useSay();
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState<ThemeDraft>(loaded);
  const [isSaving, setSaving] = useState(false);
  const changes = changesBetween(saved, draft);
  useUnsaved({ isChanged: changes > 0, isSaving }, useDiscardQuestion(say(themeWords.discardHint)));
  useNewsOfOthers(saved.revision, me);
  const save = useSaving((theme, shown) => {
    setSaved(theme);
    setDraft((now) => ({ ...theme, ...changedSince(shown, now) }));
    setSaving(false);
  });

  async function finish() {
    if (isSaving || changes === 0) return;
    setSaving(true);
    await save(draft, saved.revision);
    setSaving(false);
  }

  const change = (part: Partial<ThemeDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, changes, isSaving, finish };
}

/** Saves, wears the new theme at once, tells of it, and offers to take it back. What is changed while it is saved stays. */
function useSaving(onSaved: (theme: Theme, shown: ThemeDraft) => void) {
  const say = useSay();
  const { tell, fail } = useNotices();

  /** `shown` is what the choices were when it began: what differs from it by the end was changed meanwhile. */
  async function keep(draft: ThemeDraft, revision: number, shown = draft) {
    const answer = await send(saveTheme, { ...themeSent(draft), revision });
    if (!answer.success) {
      fail(answer, say(themeWords.notSaved));
      return null;
    }
    onSaved(answer.theme, shown);
    await Promise.all([wearSheet(sheetOfTheme(answer.theme)), revisitQuietly()]);
    return answer;
  }

  async function restore(previous: Theme, theme: Theme) {
    if (await keep(previous, theme.revision, theme)) tell({ text: say(themeWords.restored) });
  }

  return async (draft: ThemeDraft, revision: number) => {
    const answer = await keep(draft, revision);
    if (!answer) return;
    const { previous, replaced, theme } = answer;
    const text = replaced === null ? say(themeWords.saved) : say(themeWords.savedOver, { name: replaced });
    const perform = () => void restore(previous, theme);
    tell({ kind: "undo", text, undo: { label: say(themeWords.undo), perform } });
  };
}

function sheetOfTheme({ accent, fonts, scheme }: Theme): string | null {
  const hex = hexFrom(accent);
  return hex && sheetAddress({ accent: hex, fonts, scheme });
}

type News = { readonly personId: number; readonly name: string; readonly revision: number };

/** Somebody else has saved the theme meanwhile: the last save wins, and whoever is about to make it knows. */
function useNewsOfOthers(revision: number, me: number | null): void {
  const say = useSay();
  const { tell } = useNotices();
  const latest = useRef({ say, tell });
  latest.current = { say, tell };
  useEffect(
    () =>
      watch(themeTopic(1), {
        onData: (data) => {
          const { personId, name, revision: saved } = data as News;
          const text = latest.current.say(themeWords.otherSaved, { name });
          if (saved > revision && personId !== me) latest.current.tell({ kind: "error", text });
        },
      }),
    [revision, me],
  );
}
