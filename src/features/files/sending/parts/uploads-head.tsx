import ChevronUp from "lucide-react/icons/chevron-up";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import type { Say } from "#kernel/language.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";

/** How far all of the files are, and the buttons that fold the panel and close it. */
export function UploadsHead(props: {
  uploads: readonly ListedUpload[];
  isFolded: boolean;
  onFold: (folds: boolean) => void;
}) {
  const say = useSay();
  const { uploads, isFolded } = props;
  const open = uploads.filter((upload) => ["start", "progress"].includes(upload.state().phase)).length;
  const sent = uploads.filter((upload) => upload.state().phase === "complete").length;

  function close() {
    // What can be sent again is given up with the list.
    for (const upload of uploads) upload.cancel();
    uploadList.close();
  }

  return (
    <header className="sending-head">
      <h2>{titleOf({ all: uploads.length, open, sent }, say)}</h2>
      <IconButton
        icon={isFolded ? ChevronUp : Minus}
        size="small"
        label={say(isFolded ? sendingWords.unfold : sendingWords.fold)}
        onPress={() => props.onFold(!isFolded)}
      />
      {open === 0 && <IconButton icon={X} size="small" label={say(sendingWords.close)} onPress={close} />}
    </header>
  );
}

function titleOf(count: { all: number; open: number; sent: number }, say: Say): string {
  const { all, open, sent } = count;
  if (open > 0) return say(sendingWords.uploading, { current: all - open + 1, all });
  return sent > 0 ? say(sendingWords.finished, { count: sent }) : say(sendingWords.nothingSent);
}
