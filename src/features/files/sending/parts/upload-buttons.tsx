import X from "lucide-react/icons/x";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { useSay } from "#ui/language.tsx";
import { sendingWords } from "../wording.ts";
import { type ListedUpload, waitsForEditor } from "./upload-list.ts";

/** What can be done about a file of the panel, as far as it is. */
export function UploadButtons({ upload, onLeave }: { upload: ListedUpload; onLeave: () => void }) {
  const say = useSay();
  const { name } = upload;
  const { phase, canRetry } = upload.state();
  const attach = upload.attach();
  const isOpen = phase === "start" || phase === "progress";

  function attachInstead() {
    attach?.();
    onLeave();
  }

  return (
    <>
      {isOpen && (
        <IconButton
          icon={X}
          size="small"
          label={say(sendingWords.cancel, { name })}
          onPress={upload.cancel}
        />
      )}
      {canRetry && (
        <Button look="quiet" size="small" onPress={upload.retry}>
          {say(sendingWords.again)}
        </Button>
      )}
      {attach && (
        <Button look="quiet" size="small" onPress={attachInstead}>
          {say(sendingWords.attach)}
        </Button>
      )}
      {!isOpen && (phase !== "complete" || waitsForEditor(upload)) && (
        <IconButton icon={X} size="small" label={say(sendingWords.dismiss, { name })} onPress={onLeave} />
      )}
    </>
  );
}
