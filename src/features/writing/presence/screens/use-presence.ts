import { useEffect, useLayoutEffect, useMemo } from "react";
import { sayHere, watch } from "#client/live.ts";
import { filesOfPage } from "#features/files/sending/parts/files-of-page.ts";
import { uploadList } from "#features/files/sending/parts/upload-list.ts";
import type { PresenceNews } from "#kernel/live-frame.ts";
import { type Observed, observed } from "#ui/observed.ts";
import { browserClock } from "../../tab/clock.ts";
import { writersTopic } from "../events.ts";
import { type Others, nobodyElse } from "../model/others.ts";
import { type WritingPlace, filesTold, titlePlace } from "../model/writing-place.ts";
import { type Presence, type PresenceChannel, openPresence } from "./presence.ts";

export type PlaceOnCanvas = Omit<WritingPlace, "epoch" | "files">;

/** Who else is on the canvas of one life of the draft, and the way to tell them where this tab is. */
export type CanvasPresence = {
  /** Letters are only the same ones within it. */
  readonly epoch: number;
  readonly others: Observed<Others>;
  move(read: () => PlaceOnCanvas): void;
  /** Where this tab's caret is in the title, which counts before any place on the canvas; null when it is not there. */
  inTitle(read: (() => WritingPlace["caret"]) | null): void;
};

/** A canvas that nobody else can come to. */
export const alone: CanvasPresence = { epoch: 1, others: observed(nobodyElse), move() {}, inTitle() {} };

const atTheDoor: PlaceOnCanvas = { widget: null, caret: null };

/** Makes this tab one of those who edit the page, for as long as its draft is open (`epoch` is not null). */
export function usePresence(pageId: number, personId: number, epoch: number | null): CanvasPresence {
  const presence = useMemo(
    () => openPresence({ channel: channelOf(pageId), clock: browserClock, me: personId }),
    [pageId, personId],
  );
  const isOpen = epoch !== null;
  useEffect(() => (isOpen ? presence.start() : undefined), [presence, isOpen]);

  const { here, again } = useMemo(
    () => presenceIn({ pageId, epoch: epoch ?? 1, presence }),
    [pageId, presence, epoch],
  );
  useEffect(() => {
    const stop = uploadList.subscribe(again);
    return () => void stop();
  }, [again]);
  // Whoever still waits for the canvas is there too. Before the effects of the canvas, which knows better.
  useLayoutEffect(() => here.move(() => atTheDoor), [here]);
  return here;
}

type PresenceOf = { readonly pageId: number; readonly epoch: number; readonly presence: Presence };

/** With the way to tell it once more, where something else of it has changed. */
function presenceIn({ pageId, epoch, presence: { others, move } }: PresenceOf) {
  let onCanvas = () => atTheDoor;
  let inTitle: (() => WritingPlace["caret"]) | null = null;
  const here = () => (inTitle ? { widget: titlePlace, caret: inTitle() } : onCanvas());
  const tell = () => move(() => ({ epoch, ...here(), ...filesOf(pageId) }));
  const canvasPresence: CanvasPresence = {
    epoch,
    others,
    move(read) {
      onCanvas = read;
      tell();
    },
    inTitle(read) {
      inTitle = read;
      tell();
    },
  };
  return { here: canvasPresence, again: tell };
}

function filesOf(pageId: number): Pick<WritingPlace, "files"> {
  const count = filesOfPage(pageId)?.count ?? 0;
  return count > 0 ? { files: Math.min(count, filesTold) } : {};
}

function channelOf(pageId: number): PresenceChannel {
  const topic = writersTopic(pageId);
  const tab = crypto.getRandomValues(new Uint32Array(2)).join("-");
  return {
    say: (place) => sayHere(topic, tab, place),
    listen({ onNews, onListening, onLost }) {
      const onData = (data: unknown) => isNews(data) && onNews(data);
      const listenNow = () => watch(topic, { onData, onListening, onRefused: onLost });
      let stop = listenNow();
      /** The socket may have survived; then only who listens once more is told who is there. */
      function listenAgain() {
        const before = stop;
        stop = listenNow();
        before();
      }
      addEventListener("offline", onLost);
      addEventListener("online", listenAgain);
      return () => {
        stop();
        removeEventListener("offline", onLost);
        removeEventListener("online", listenAgain);
      };
    },
  };
}

/** The server also tells that rights were asked again, which says nothing of anybody. */
function isNews(data: unknown): data is PresenceNews {
  return typeof data === "object" && data !== null && ("all" in data || "here" in data || "gone" in data);
}
