import { useEffect, useRef, useState } from "react";
import type { Expected } from "#features/files/sending/model/arrival.ts";
import { filesArrived } from "#features/files/sending/parts/files-arrived.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { isThere } from "#documents/draft/draft-widget.ts";
import { draftWords } from "../wording.ts";
import type { RunningSession } from "../tab/running-session.ts";

/** Publishes what the draft says, once the files that are on their way into it have come. */
export function usePublish(session: RunningSession, pageId: number) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const [isBusy, setBusy] = useState(false);
  const [awaited, setAwaited] = useState<Expected | null>(null);
  const waiting = useRef<AbortController>(null);

  // Whoever leaves edit mode takes the editors away that put files into the draft.
  useEffect(() => () => waiting.current?.abort(), [session]);

  async function arrival() {
    waiting.current = new AbortController();
    const page = { pageId, isThere: (widgetId: string) => isThere(session.draft, widgetId) };
    const arrived = await filesArrived(page, waiting.current.signal, setAwaited);
    setAwaited(null);
    return arrived;
  }

  async function attempt() {
    const files = await arrival();
    if (files.how === "called off") return;
    if (files.how === "failed") return fail(say(draftWords.notPublished, { name: files.names.join(", ") }));
    const trouble = await session.publish();
    if (trouble !== null) return fail(trouble);
    const count = files.without.length;
    const name = files.without.join(", ");
    tell({ text: count > 0 ? say(draftWords.publishedWithout, { name }) : say(draftWords.published) });
  }

  async function publish() {
    setBusy(true);
    await attempt().finally(() => setBusy(false));
  }

  return { publish, isBusy, awaited, callOff: () => waiting.current?.abort() };
}
