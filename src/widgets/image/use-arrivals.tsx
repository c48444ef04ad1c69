import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { EditorProps, Upload, UploadedFile } from "../kit/editor.ts";
import { PictureFact } from "../kit/file-fact.ts";
import { makeId } from "../kit/make-id.tsx";
import { useUploads } from "../kit/use-uploads.tsx";
import { addPicture, isFull, setFirst } from "./changes.ts";
import { isBeside } from "./choosing.ts";
import { othersMost } from "./limits.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

/** The pictures of a block that are on their way, and what becomes of those that arrive. */
export function useArrivals({ id, draft, page }: EditorProps<Image>) {
  const say = useSay();
  const { tell } = useNotices();

  /** A file that turns out to be no picture is not one on the page either. */
  function arrive(file: UploadedFile, upload: Upload) {
    const read = PictureFact.safeParse(file);
    const refuse = (text: string) => (tell({ kind: "error", text }), upload.leave());
    if (!read.success) return refuse(say(imageWords.notUnderstood));
    const target = { draft, id };
    if (isBeside(upload) && isFull(target)) return refuse(say(imageWords.full, { count: othersMost }));
    page.endStep();
    page.change(() =>
      isBeside(upload) ? addPicture(target, makeId(), read.data) : setFirst(target, read.data),
    );
    page.endStep();
  }

  return useUploads(page, { as: "image", onArrived: arrive });
}
