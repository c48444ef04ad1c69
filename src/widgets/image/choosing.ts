import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps } from "../kit/editor.ts";
import type { Image } from "./schema.ts";

type Place = Pick<EditorProps<Image>, "id" | "draft" | "page">;

/** Sends a picture for this widget; one that is refused may be attached. */
export function choosePicture(place: Place, file: File): void {
  place.page.upload(file, "image", { attach: () => attachInstead(place, file) });
}

/** Puts a file on the page as an attachment: in place of an empty picture, else behind the picture that is there. */
export function attachInstead({ id, draft, page }: Place, file: File): void {
  const { done, taken } = page.upload(file, "file");
  void done.then((outcome) => {
    if (!("file" in outcome)) return;
    taken();
    const { width: _, height: __, ...fact } = outcome.file;
    const widget = { kind: "Attachment", version: 1, content: { file: fact, title: "" } } as const;
    if (draft.getMap(valuesPart(id)).get("file")) page.insertAfter([widget]);
    else page.replace(widget);
  });
}
