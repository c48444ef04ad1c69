import ChevronUp from "lucide-react/icons/chevron-up";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import type { Say } from "#kernel/language.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";
import { UploadLine } from "./upload-line.tsx";
import { type ListedUpload, uploadList } from "./upload-list.ts";
import "./uploads-panel.css";

/**
 * The files on their way and what became of them; it folds away and is closed when all of them have ended. On a phone it
 * begins folded, so that it covers nothing of the page, and opens when something went wrong.
 */
export function UploadsPanel({ uploads }: { uploads: readonly ListedUpload[] }) {
  const say = useSay();
  const [beganFolded] = useState(isNarrow);
  const [chosen, choose] = useState<{ isFolded: boolean; troubles: number } | null>(null);
  const troubles = uploads.filter((upload) => upload.state().phase === "error").length;
  // A choice counts until something else goes wrong.
  const isFolded = chosen && chosen.troubles >= troubles ? chosen.isFolded : beganFolded && troubles === 0;
  const open = uploads.filter((upload) => ["start", "progress"].includes(upload.state().phase));
  const sent = uploads.filter((upload) => upload.state().phase === "complete");

  const stay = useLeavingByItself(sent.length === uploads.length);

  return (
    <section
      className="sending"
      aria-label={say(sendingWords.panel)}
      data-folded={isFolded || undefined}
      {...stay}
    >
      <header className="sending-head">
        <h2>{titleOf({ all: uploads.length, open: open.length, sent: sent.length }, say)}</h2>
        <IconButton
          icon={isFolded ? ChevronUp : Minus}
          size="small"
          label={say(isFolded ? sendingWords.unfold : sendingWords.fold)}
          onPress={() => choose({ isFolded: !isFolded, troubles })}
        />
        {open.length === 0 && (
          <IconButton
            icon={X}
            size="small"
            label={say(sendingWords.close)}
            onPress={() => {
              // What can be sent again is given up with the list.
              for (const upload of uploads) upload.cancel();
              uploadList.set([]);
            }}
          />
        )}
      </header>
      {!isFolded && (
        <ul className="sending-list">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      <p className="ui-unseen" role="status">
        {newsOf(uploads, say)}
      </p>
    </section>
  );
}

function titleOf(count: { all: number; open: number; sent: number }, say: Say): string {
  const { all, open, sent } = count;
  if (open > 0) return say(sendingWords.uploading, { current: all - open + 1, all });
  return sent > 0 ? say(sendingWords.finished, { count: sent }) : say(sendingWords.nothingSent);
}

/** Long enough to read what came, in milliseconds. */
const shownFor = 6000;

/** What has all come leaves by itself, unless somebody is at it: with the pointer over it, or the focus in it. */
function useLeavingByItself(isDone: boolean) {
  const [isOver, setOver] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isLeft = isDone && !isOver && !isFocused;
  useEffect(() => {
    if (!isLeft) return;
    const timer = setTimeout(() => uploadList.set([]), shownFor);
    return () => clearTimeout(timer);
  }, [isLeft]);
  return {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

function isNarrow(): boolean {
  return matchMedia("(max-width: 799px)").matches;
}

/** What has just ended, in words for those who do not see the panel; progress itself is not said. */
function newsOf(uploads: readonly ListedUpload[], say: Say): string {
  const last = uploads.toSorted((one, other) => other.ended() - one.ended())[0];
  if (!last || last.ended() === 0) return "";
  const { trouble } = last.state();
  const { name } = last;
  return trouble ? say(sendingWords.notDone, { name, trouble }) : say(sendingWords.done, { name });
}
