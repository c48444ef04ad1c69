import { useEffect, useState } from "react";
import type { EditorProps } from "../kit/editor.ts";
import { fileAddress } from "../kit/file-address.ts";
import { isBeside } from "./choosing.ts";
import type { Image } from "./schema.ts";
import { useArrivals } from "./use-arrivals.tsx";

type Shown = { readonly address: string; readonly width: number | null; readonly height: number | null };

/** The picture to show: the one that is being sent, from this very computer, else the one of the draft. */
export function usePicture(props: EditorProps<Image>) {
  const { underway, trouble } = useArrivals(props);
  const local = useLocalPicture(underway.findLast(({ upload }) => !isBeside(upload))?.upload.file ?? null);
  const { file } = props.content;
  const kept: Shown | null = file && { ...file, address: fileAddress(file) };
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
