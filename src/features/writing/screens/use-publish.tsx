import { useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { filesArrived } from "#features/files/sending/parts/files-arrived.ts";
import type { Expected } from "#features/files/sending/model/arrival.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { loadProperties } from "#features/properties/contract.ts";
import { sharingGroups } from "#features/sharing/model/listed.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { isThere } from "#documents/draft/draft-widget.ts";
import { draftWords } from "../wording.ts";
import type { RunningSession } from "../tab/running-session.ts";

/**
 * Publishes what the draft says, once the files that are on their way into it have come. For the first time of a page it asks, and
 * says who will see it.
 */
export function usePublish(session: RunningSession, page: PageFacts, siteName: string) {
  const dialogs = useDialogs();
  const { fail } = useNotices();
  const [isFirst, setFirst] = useState(page.isUnpublished);
  const { publishNow, isBusy, awaited, callOff } = usePublishNow(session, page.id, () => setFirst(false));

  async function askFirst(): Promise<void> {
    const opened = await send(loadProperties, ofPage(page.id));
    if (!opened.success) return fail(opened);
    dialogs.open(async () => {
      const { FirstPublishDialog } = await import("./first-publish-dialog.tsx");
      // The bar says which files are waited for, so the dialog does not stand before it.
      return (
        <FirstPublishDialog
          pageId={page.id}
          siteName={siteName}
          groups={sharingGroups(opened.users)}
          onPublish={() => void publishNow()}
        />
      );
    });
  }

  return { publish: isFirst ? askFirst : publishNow, isBusy, isFirst, awaited, callOff };
}

function usePublishNow(session: RunningSession, pageId: number, onPublished: () => void) {
  const say = useSay();
  const { tell, fail } = useNotices();
  const { arrival, awaited, callOff } = useArrival(session, pageId);
  const [isBusy, setBusy] = useState(false);

  async function attempt() {
    const files = await arrival();
    if (files.how === "called off") return;
    if (files.how === "failed") return fail(say(draftWords.notPublished, { name: files.names.join(", ") }));
    const trouble = await session.publish();
    if (trouble !== null) return fail(trouble);
    onPublished();
    const name = files.without.join(", ");
    if (name !== "") return tell({ text: say(draftWords.publishedWithout, { name }) });
    tell({ text: say(draftWords.published) });
  }

  async function publishNow(): Promise<void> {
    setBusy(true);
    await attempt().finally(() => setBusy(false));
  }

  return { publishNow, isBusy, awaited, callOff };
}

/** Waits for the files on their way into the page; whoever leaves edit mode takes the editors away that put them there. */
function useArrival(session: RunningSession, pageId: number) {
  const [awaited, setAwaited] = useState<Expected | null>(null);
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), [session]);

  async function arrival() {
    waiting.current = new AbortController();
    const page = { pageId, isThere: (widgetId: string) => isThere(session.draft, widgetId) };
    const arrived = await filesArrived(page, waiting.current.signal, setAwaited);
    setAwaited(null);
    return arrived;
  }

  return { arrival, awaited, callOff: () => waiting.current?.abort() };
}
