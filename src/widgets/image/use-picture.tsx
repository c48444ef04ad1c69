import { useEffect, useState } from "react";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { valuesPart } from "../kit/draft-parts.ts";
import type { EditorProps, UploadedFile } from "../kit/editor.ts";
import { fileAddress } from "../kit/file-address.ts";
import { useUploads } from "../kit/use-uploads.tsx";
import { type Image, image } from "./schema.ts";
import { imageWords } from "./wording.ts";

type Shown = { readonly address: string; readonly width: number | null; readonly height: number | null };

/** The picture to show: the one that is being sent, from this very computer, else the one of the draft. */
export function usePicture({ id, draft, content, page }: EditorProps<Image>) {
  const say = useSay();
  const { tell } = useNotices();
  const { underway, trouble } = useUploads(page, { as: "image", onArrived: arrive });
  const local = useLocalPicture(underway.at(-1)?.upload.file ?? null);

  /** A file that turns out to be no picture is not one on the page either. */
  function arrive(file: UploadedFile) {
    const read = image.content.safeParse({ ...image.empty(), file });
    if (!read.success) return tell({ kind: "error", text: say(imageWords.notUnderstood) });
    page.endStep();
    page.change(() => draft.getMap<unknown>(valuesPart(id)).set("file", read.data.file));
    page.endStep();
  }

  const kept: Shown | null = content.file && { ...content.file, address: fileAddress(content.file) };
  return { shown: local ?? kept, underway, trouble };
}

/** A picture of this computer and its size, before the server has it; null when the browser cannot draw it. */
function useLocalPicture(file: File | null): Shown | null {
  const [local, setLocal] = useState<(Shown & { readonly file: File }) | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const picture = document.createElement("img");
    picture.onload = () =>
      setLocal({ file, address, width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = address;
    return () => {
      picture.onload = null;
      setLocal(null);
      // The picture on the page is still being drawn from it.
      setTimeout(() => URL.revokeObjectURL(address));
    };
  }, [file]);
  return local && local.file === file ? local : null;
}
