import { useEffect, useRef, useState } from "react";
import { type Sending, sendFile } from "#client/send-file.ts";
import { type KeptFile, outcomeOf } from "#features/files/sending/model/outcome.ts";
import { refusalOf } from "#features/files/sending/model/checks.ts";
import { useSay } from "#ui/language.tsx";
import { type Theme, uploadThemePicture } from "../contract.ts";

type Picture = NonNullable<Theme["logo"]>;

/** A picture on its way; `percent` of its bytes have gone, or why it did not come. */
export type PictureUpload = {
  readonly percent: number | null;
  readonly trouble: string | null;
  readonly canRetry: boolean;
};

const nothing: PictureUpload = { percent: null, trouble: null, canRetry: false };

/** Sends one picture at a time; a new one takes the place of the one before, and none is left under way behind the screen. */
export function usePictureUpload(onDone: (picture: Picture) => void) {
  const say = useSay();
  const [upload, setUpload] = useState(nothing);
  const sending = useRef<Sending | null>(null);
  const last = useRef<File | null>(null);
  useEffect(() => () => sending.current?.stop(), []);

  async function start(file: File) {
    sending.current?.stop();
    last.current = file;
    const early = refusalOf(file, "image");
    if (early) return setUpload({ percent: null, trouble: say(early), canRetry: false });
    setUpload({ percent: 0, trouble: null, canRetry: false });
    const mine = sendFile(uploadThemePicture.path, { file, fields: {} }, (sent) => {
      if (sending.current === mine) setUpload({ ...nothing, percent: percentOf(sent, file.size) });
    });
    sending.current = mine;
    const outcome = outcomeOf(await mine.ended);
    // Another picture was chosen meanwhile, and is what counts.
    if (sending.current !== mine) return;
    sending.current = null;
    if (outcome.phase === "complete") {
      setUpload(nothing);
      return onDone(pictureOf(outcome.file));
    }
    const trouble = outcome.said ?? (outcome.words ? say(outcome.words) : null);
    setUpload({ percent: null, trouble, canRetry: outcome.canRetry });
  }

  function cancel() {
    sending.current?.stop();
    sending.current = null;
    setUpload(nothing);
  }

  return { upload, start, cancel, retry: () => last.current && void start(last.current) };
}

function percentOf(sent: number, size: number): number {
  return size === 0 ? 100 : Math.floor((100 * sent) / size);
}

function pictureOf({ id, name, width, height }: KeptFile): Picture {
  return { id, name, width: width ?? 0, height: height ?? 0 };
}
