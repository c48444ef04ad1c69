import { useEffect, useEffectEvent } from "react";
import { dropNotice, keepNotice, takeNotice } from "#client/kept-notice.ts";
import { revisit } from "#client/navigation.ts";
import type { Words } from "#kernel/words.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/**
 * Tells that settings are saved, and reads the screen anew. When what was saved is the language, the screen comes as another
 * document, which says it in that language.
 */
export function useSavedNotice(saved: Words): () => Promise<void> {
  const say = useSay();
  const { tell } = useNotices();
  const tellKept = useEffectEvent(() => {
    if (takeNotice(saved.id)) tell({ text: say(saved) });
  });
  useEffect(() => tellKept(), []);

  return async () => {
    tell({ text: say(saved) });
    keepNotice(saved.id);
    if (await revisit()) dropNotice(saved.id);
  };
}
