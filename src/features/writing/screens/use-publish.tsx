import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { send } from "#client/call.ts";
import { filesArrived } from "#features/files/sending/parts/files-arrived.ts";
import { useFaceQuestion } from "#features/files/sending/parts/use-leaving-question.ts";
import type { Expected } from "#features/files/sending/model/arrival.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { loadProperties } from "#features/properties/contract.ts";
import { sharingGroups } from "#features/sharing/model/listed.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { useNoticesOfHere } from "#ui/use-notices-of-here.ts";
import { isThere } from "#documents/draft/draft-widget.ts";
import type { CanvasPresence } from "../presence/screens/use-presence.ts";
import { draftWords } from "../wording.ts";
import { readUnpublished } from "../contract.ts";
import type { WatchWork } from "./publish-dialog.tsx";
import { type Unpublished, watchUnpublished } from "./watch-unpublished.ts";
import { type Writer, hasWork } from "./work-list.tsx";
import type { Trouble } from "../tab/draft-session.ts";
import type { RunningSession } from "../tab/running-session.ts";
import type { WhatGoes } from "../tab/wire.ts";

type Publishing = {
  readonly session: RunningSession;
  readonly page: PageFacts;
  readonly personId: number;
  readonly presence: CanvasPresence;
};

/**
 * Publishes what the draft says, once the files that are on their way into it have come. It asks first where the page was never
 * published, and says who will see it; and where others' words would be published too.
 */
export function usePublish({ session, page, personId, presence }: Publishing) {
  const dialogs = useDialogs();
  const { fail } = useNotices();
  const isFirst = useFirst(session, page);
  const [isAsking, setAsking] = useState(false);
  const again = () => publish();
  const { publishNow, isBusy, awaited, callOff } = usePublishNow(session, page.id, again);

  async function publish(): Promise<void> {
    setAsking(true);
    await ask().finally(() => setAsking(false));
  }

  async function ask(): Promise<void> {
    const unpublished = await send(readUnpublished, ofPage(page.id));
    // Unknown is not nobody: others' words are never published unasked.
    if (!unpublished.success) return fail(unpublished);
    const workOf = (now: Unpublished) => ({ own: now.own, writers: workOfOthers(now.writers, personId) });
    const work = workOf(unpublished);
    if (!isFirst && work.writers.length === 0) return void publishNow({ onlyMine: false, toldOf: [] });
    const opened = await send(loadProperties, ofPage(page.id));
    if (!opened.success) return fail(opened);
    const groups = isFirst ? sharingGroups(opened.users) : null;
    const fetched = import("./publish-dialog.tsx");
    dialogs.open(async () => {
      const { PublishDialog } = await fetched;
      const { audience } = unpublished;
      const watchWork: WatchWork = (hear) =>
        watchUnpublished(session.draft, page.id, (now) => hear(workOf(now)));
      const asked = { groups, audience, work, watchWork, personId, presence, pageId: page.id };
      // The bar says which files are waited for, so the dialog does not stand before it.
      return <PublishDialog {...asked} onPublish={(what) => void publishNow(what)} />;
    });
    // Busy until the dialog is there; where it could not be fetched, the host of dialogs says so.
    await fetched.catch(() => {});
  }

  return { publish, isBusy: isBusy || isAsking, isFirst, awaited, callOff };
}

/** Everybody whose work is unpublished, where that is not one's own alone. */
function workOfOthers(all: readonly Writer[], personId: number): readonly Writer[] {
  const writers = all.filter(hasWork);
  return writers.some(({ id }) => id !== personId) ? writers : [];
}

/** Whether the page was never published, by nobody and in no tab. */
function useFirst(session: RunningSession, page: PageFacts): boolean {
  const { isPublished } = useSyncExternalStore(session.subscribe, session.state);
  const [isFirst, setFirst] = useState(page.isUnpublished);
  // Kept beyond this session: the page's facts are those of when it was opened.
  if (isPublished && isFirst) setFirst(false);
  return isFirst;
}

/** `onOthers`: somebody began to write meanwhile, of whom it has to be asked. */
function usePublishNow(session: RunningSession, pageId: number, onOthers: () => Promise<void>) {
  const say = useSay();
  const { fail, overcome } = useNotices();
  const tell = useNoticesOfHere();
  const { arrival, awaited, callOff } = useArrival(session, pageId);
  const [isBusy, setBusy] = useState(false);

  async function attempt(what: WhatGoes) {
    const files = await arrival();
    if (files.how === "called off") return;
    if (files.how === "failed") return fail(say(draftWords.notPublished, { name: files.names.join(", ") }));
    const trouble = await session.publish(what);
    if (trouble !== null) {
      if (codeOf(trouble) === "others-wrote") return onOthers();
      if (isAboutTitle(trouble)) focusTitle();
      return fail(trouble);
    }
    overcome();
    const name = files.without.join(", ");
    const published = say(what.onlyMine ? draftWords.publishedMine : draftWords.published);
    tell({ text: name === "" ? published : say(draftWords.publishedWithout, { name }) });
  }

  async function publishNow(what: WhatGoes): Promise<void> {
    setBusy(true);
    await attempt(what).finally(() => setBusy(false));
  }

  return { publishNow, isBusy, awaited, callOff };
}

const codeOf = (trouble: Trouble) => (typeof trouble === "object" ? trouble.code : undefined);

const isAboutTitle = (trouble: Trouble) =>
  codeOf(trouble) === "title-missing" || codeOf(trouble) === "title-too-long";

function focusTitle(): void {
  document.querySelector<HTMLElement>(".writing-title-field")?.focus();
}

/** Waits for the files on their way into the page; whoever leaves edit mode takes the editors away that put them there. */
function useArrival(session: RunningSession, pageId: number) {
  const say = useSay();
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

  // A step back to reading the same page would call it off; any other page asks for the sake of the files.
  useFaceQuestion(
    awaited !== null,
    ({ searchParams }) => !searchParams.has("edit"),
    say(draftWords.leaveWaiting),
  );
  return { arrival, awaited, callOff: () => waiting.current?.abort() };
}
