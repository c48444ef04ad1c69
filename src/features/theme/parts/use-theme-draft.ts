import { useState } from "react";
import { send } from "#client/call.ts";
import { revisitQuietly } from "#client/navigation.ts";
import { useUnsaved } from "#client/use-unsaved.ts";
import { hexFrom } from "#kernel/colour.ts";
import { sheetAddress } from "#kernel/look-sheet.ts";
import { useSay } from "#ui/language.tsx";
import { useDiscardQuestion } from "#ui/unsaved/use-discard-question.tsx";
import { useNewsOfOthers } from "#features/sites/parts/use-news-of-others.ts";
import { useSaving } from "#features/sites/parts/use-saving.ts";
import { type Theme, saveTheme } from "../contract.ts";
import { themeTopic } from "../events.ts";
import { type ThemeDraft, changedSince, changesBetween, themeSent } from "../model/theme-changes.ts";
import { themeWords } from "../wording.ts";
import { wearSheet } from "./wear-sheet.ts";

/** `shown` is what the choices were when it began: what differs from it by the end was changed meanwhile, and stays. */
type SentTheme = { readonly draft: ThemeDraft; readonly revision: number; readonly shown: ThemeDraft };

/** The theme while it is edited: nothing is stored before it is saved, and nothing that was changed goes without a question. */
export function useThemeDraft(loaded: Theme, me: number | null) {
  const say = useSay();
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState<ThemeDraft>(loaded);
  const [isSaving, setSaving] = useState(false);
  const changes = changesBetween(saved, draft);
  useUnsaved({ isChanged: changes > 0, isSaving }, useDiscardQuestion(say(themeWords.discardHint)));
  useNewsOfOthers(themeTopic(1), themeWords.otherSaved, { revision: saved.revision, me });
  const save = useSaving(themeWords, {
    save: ({ draft: sent, revision }: SentTheme) => send(saveTheme, { ...themeSent(sent), revision }),
    follow: async ({ theme }, { sent }) => {
      setSaved(theme);
      setDraft((now) => ({ ...theme, ...changedSince(sent.shown, now) }));
      setSaving(false);
      await Promise.all([wearSheet(sheetOfTheme(theme)), revisitQuietly()]);
    },
    before: ({ previous, theme }) => ({ draft: previous, revision: theme.revision, shown: theme }),
  });

  async function finish() {
    if (isSaving || changes === 0) return;
    setSaving(true);
    await save({ draft, revision: saved.revision, shown: draft });
    setSaving(false);
  }

  const change = (part: Partial<ThemeDraft>) => setDraft((before) => ({ ...before, ...part }));
  return { draft, change, changes, isSaving, finish };
}

function sheetOfTheme({ accent, fonts, scheme }: Theme): string | null {
  const hex = hexFrom(accent);
  return hex && sheetAddress({ accent: hex, fonts, scheme });
}
