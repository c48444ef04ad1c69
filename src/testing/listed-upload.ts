import type { ListedUpload } from "#features/files/sending/parts/upload-list.ts";

type Stood = {
  readonly phase: string;
  readonly sent: number;
  readonly trouble?: string | null;
  readonly canRetry?: boolean;
};

/** A file of the list of uploads that is as `stands` says whenever it is asked. */
export function listedUpload(
  { pageId, widgetId }: { readonly pageId: number; readonly widgetId: string },
  stands: () => Stood,
): ListedUpload {
  return {
    key: 1,
    pageId,
    widgetId,
    name: "tides.txt",
    state: () => ({ trouble: null, total: 4, canRetry: false, ...stands() }),
    startedAt: () => 0,
    attach: () => null,
    isTaken: () => true,
    ended: () => 1,
    picture: null,
    isBrought: false,
    subscribe: () => () => {},
    cancel: () => {},
    retry: () => {},
  } as unknown as ListedUpload;
}
