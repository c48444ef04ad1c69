import type { Ref } from "react";
import { Button } from "#ui/button.tsx";
import { ErrorText } from "#ui/error-text.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Underway } from "./use-uploads.tsx";
import { widgetWords } from "./wording.ts";
import "./upload-notes.css";

/** What happens to one file, in place: how far it is, or why it stopped and what can be done. */
export function UploadNote({ upload, state, ref }: Underway & { ref?: Ref<HTMLDivElement> }) {
  const say = useSay();
  const { phase, sent, total, trouble, canRetry } = state;
  const { name } = upload.file;
  return (
    <div className="kit-upload-note" ref={ref}>
      {trouble ? (
        <ErrorText announced>{trouble}</ErrorText>
      ) : (
        <div className="kit-upload-note-progress">
          <Progress
            label={say(widgetWords.uploading, { name })}
            percent={phase === "complete" || total === 0 ? 100 : (sent / total) * 100}
          />
        </div>
      )}
      {canRetry && (
        <Button size="small" onPress={upload.retry}>
          {say(widgetWords.again)}
        </Button>
      )}
      <Button size="small" look="quiet" onPress={upload.cancel}>
        {say(widgetWords.cancel)}
      </Button>
    </div>
  );
}
