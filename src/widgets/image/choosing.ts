import type { EditorProps, Upload } from "../kit/editor.ts";
import { isEmpty } from "./changes.ts";
import type { Image } from "./schema.ts";

type Place = Pick<EditorProps<Image>, "id" | "draft" | "page">;

/** Pictures on their way that come beside those that are there. */
const besides = new WeakSet<Upload>();
export const isBeside = (upload: Upload) => besides.has(upload);

/** Sends a picture for this widget; one that is refused may be attached. */
export function choosePicture(place: Place, file: File): Upload {
  return place.page.upload(file, "image", { attach: () => attachInstead(place, file) });
}

/** Sends one more picture. */
export function choosePictureBeside(place: Place, file: File): void {
  besides.add(choosePicture(place, file));
}

/** Of several that are chosen at once the first is the picture, the others come beside it. */
export function sendPicture(place: Place, file: File, at: number): void {
  if (at === 0) choosePicture(place, file);
  else choosePictureBeside(place, file);
}

/** Puts a file on the page as an attachment: in place of an empty picture, else behind the picture that is there. */
export function attachInstead({ id, draft, page }: Place, file: File): void {
  const { done, taken } = page.upload(file, "file");
  void done.then((outcome) => {
    if (!("file" in outcome)) return;
    taken();
    const { width: _, height: __, ...fact } = outcome.file;
    const widget = { kind: "Attachment", version: 1, content: { file: fact, title: "" } } as const;
    if (isEmpty({ draft, id })) page.replace(widget);
    else page.insertAfter([widget]);
  });
}
