import type { Upload } from "#widgets/kit/editor.ts";

/** A file in the panel: an upload, with what the panel needs to know beside it. */
export type ListedUpload = Upload & {
  readonly key: number;
  readonly pageId: number;
  readonly widgetId: string;
  readonly name: string;
  /** When the first byte went, in milliseconds of the browser's own count; null before. */
  readonly startedAt: () => number | null;
  /** Puts a refused picture on the page as an attachment. */
  readonly attach: () => (() => void) | null;
  readonly isTaken: () => boolean;
  /** Its place among those that have ended, from 1; 0 while it is on its way. */
  readonly ended: () => number;
  /** The address of a picture in this computer, as long as it is on the list. */
  readonly picture: string | null;
};

type List = { uploads: readonly ListedUpload[]; readonly listeners: Set<() => void> };

/** The files of this tab, whichever screen it shows; the panel is fetched when there is one. */
const list: List = { uploads: [], listeners: new Set() };

/** Files that still wait for an editor after the panel was closed. */
const outOfSight = new WeakSet<ListedUpload>();

/** Whether a file has come and is in no draft yet: the editor of its widget takes it as soon as it is shown. */
export const waitsForEditor = (upload: ListedUpload): boolean =>
  upload.state().phase === "complete" && !upload.isTaken();

export const uploadList = {
  all: (): readonly ListedUpload[] => list.uploads,
  none: (): readonly ListedUpload[] => nothing,
  subscribe(listener: () => void) {
    list.listeners.add(listener);
    return () => list.listeners.delete(listener);
  },
  set(uploads: readonly ListedUpload[]) {
    for (const { picture } of list.uploads.filter((each) => !uploads.includes(each)))
      if (picture) URL.revokeObjectURL(picture);
    list.uploads = uploads;
    for (const listener of list.listeners) listener();
  },
  /** Empties the panel; what waits for its editor stays on the list, out of sight. */
  close() {
    const waiting = list.uploads.filter(waitsForEditor);
    for (const upload of waiting) outOfSight.add(upload);
    uploadList.set(waiting);
  },
  isInSight: (upload: ListedUpload): boolean => !outOfSight.has(upload),
};

const nothing: readonly ListedUpload[] = [];
