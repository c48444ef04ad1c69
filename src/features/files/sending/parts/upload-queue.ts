import type { Sending } from "#client/send-file.ts";
import type { Say } from "#kernel/language.ts";
import type { Upload, UploadAs, UploadOffer } from "#widgets/kit/editor.ts";
import { sendingWords } from "../wording.ts";
import { newUpload } from "./new-upload.ts";
import { uploadList } from "./upload-list.ts";

/** The widget that a file is for. */
export type UploadPlace = { readonly pageId: number; readonly widgetId: string };

/** Sends a file for a widget, two at a time; what cannot be sent is refused before, in the panel and in `done`. */
export function uploadTo(
  place: UploadPlace,
  { file, as, offer }: { file: File; as: UploadAs; offer?: UploadOffer },
  say: Say,
): Upload {
  const listed = newUpload(place, { file, as, offer }, say);
  uploadList.set([...uploadList.all(), listed]);
  return listed;
}

/** Has the server bring a file for a widget: a picture of the web, or a file that another page of the site holds. */
export function bringTo(
  place: UploadPlace,
  { name, as, begin }: { name: string; as: UploadAs; begin: () => Sending },
  say: Say,
): Upload {
  const listed = newUpload(place, { file: new File([], name), as, begin }, say);
  uploadList.set([...uploadList.all(), listed]);
  return listed;
}

/** What is on its way for a widget, or arrived without an editor that took it. */
export function uploadsOf({ pageId, widgetId }: UploadPlace): readonly Upload[] {
  return uploadList
    .all()
    .filter((upload) => upload.pageId === pageId && upload.widgetId === widgetId && !upload.isTaken());
}

/** Shows that something was dropped that is no file (UPLD-10). */
export function tellNotAFile(place: UploadPlace, name: string, say: Say): void {
  const file = new File([], name || say(sendingWords.dropped));
  const refused = newUpload(place, { file, as: "file", refused: sendingWords.notAFile }, say);
  uploadList.set([...uploadList.all(), refused]);
}
