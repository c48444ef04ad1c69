import { type Expected, expected, missing } from "../model/arrival.ts";
import { uploadList } from "./upload-list.ts";

/** How the waiting ended: all files are in the draft, some have failed meanwhile, or the person has called it off. */
export type Arrival =
  | { readonly how: "arrived"; readonly without: readonly string[] }
  | { readonly how: "failed"; readonly names: readonly string[] }
  | { readonly how: "called off" };

/** Waits until no file of a page is on its way any more; `onProgress` hears what is still to come. */
export function filesArrived(
  page: { readonly pageId: number; readonly isThere: (widgetId: string) => boolean },
  signal: AbortSignal,
  onProgress: (expected: Expected) => void,
): Promise<Arrival> {
  const files = () => uploadList.all().filter((upload) => upload.pageId === page.pageId);
  const missingAtFirst = missing(files(), page.isThere);

  return new Promise((resolve) => {
    function end(arrival: Arrival) {
      stopListening();
      signal.removeEventListener("abort", callOff);
      resolve(arrival);
    }
    const callOff = () => end({ how: "called off" });
    function look() {
      const names = missing(files(), page.isThere);
      const failed = names.filter((name) => !missingAtFirst.includes(name));
      if (failed.length > 0) return end({ how: "failed", names: failed });
      const awaited = expected(files(), page.isThere);
      if (awaited) onProgress(awaited);
      else end({ how: "arrived", without: names });
    }
    const stopListening = uploadList.subscribe(look);
    signal.addEventListener("abort", callOff);
    look();
  });
}
