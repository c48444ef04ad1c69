import { useEffect, useEffectEvent, useState } from "react";
import type { PageTools, Upload, UploadAs, UploadState, UploadedFile } from "./editor.ts";

/** A file of this widget on its way, with what is known of it now. */
export type Underway = { readonly upload: Upload; readonly state: UploadState };

/**
 * The files of a widget that are on their way. Each that arrives is given once to whichever editor of the widget is
 * shown then, also when reading or another column came in between.
 */
export function useUploads(
  page: PageTools,
  { as, onArrived }: { as: UploadAs | "any"; onArrived: (file: UploadedFile, upload: Upload) => void },
) {
  const [underway, setUnderway] = useState<readonly Underway[]>([]);
  const [trouble, setTrouble] = useState<{ readonly upload: Upload; readonly words: string } | null>(null);
  const arrived = useEffectEvent((file: UploadedFile, upload: Upload) =>
    page.arrive(() => onArrived(file, upload)),
  );
  const { uploads } = page;

  useEffect(
    () =>
      followUploads(uploads, {
        isMeant: (upload) => as === "any" || upload.as === as,
        onBegin: () => setTrouble(null),
        onChange: (upload) => setUnderway((all) => withState(all, upload)),
        onDone(upload, outcome) {
          setUnderway((all) => all.filter((each) => each.upload !== upload));
          if ("file" in outcome) arrived(outcome.file, upload);
          else if (outcome.trouble !== "") setTrouble({ upload, words: outcome.trouble });
        },
      }),
    [uploads, as],
  );

  return { underway, trouble };
}

type Follower = {
  readonly isMeant: (upload: Upload) => boolean;
  readonly onBegin: () => void;
  readonly onChange: (upload: Upload) => void;
  readonly onDone: (upload: Upload, outcome: Awaited<Upload["done"]>) => void;
};

/** Follows each of the uploads once, those that come later too, until the function that it answers is called. */
function followUploads(uploads: PageTools["uploads"], { isMeant, onBegin, onChange, onDone }: Follower) {
  const followed = new Map<Upload, () => void>();
  function follow(upload: Upload) {
    if (followed.has(upload) || !isMeant(upload)) return;
    followed.set(
      upload,
      upload.subscribe(() => onChange(upload)),
    );
    onBegin();
    onChange(upload);
    void upload.done.then((outcome) => {
      const stop = followed.get(upload);
      if (!stop) return;
      stop();
      onDone(upload, outcome);
      // Publishing waits for this word: the draft must hold the file by then.
      upload.taken();
    });
  }
  const followAll = () => uploads.all().forEach(follow);
  followAll();
  const leave = uploads.subscribe(followAll);
  return () => {
    leave();
    for (const stop of followed.values()) stop();
    followed.clear();
  };
}

function withState(all: readonly Underway[], upload: Upload): readonly Underway[] {
  const now = { upload, state: upload.state() };
  if (!all.some((each) => each.upload === upload)) return [...all, now];
  return all.map((each) => (each.upload === upload ? now : each));
}
