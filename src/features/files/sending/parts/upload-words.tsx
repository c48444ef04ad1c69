import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { leftWords, secondsLeft, sentWords } from "../model/pace.ts";
import { sendingWords } from "../wording.ts";
import { type ListedUpload, waitsForEditor } from "./upload-list.ts";

/** The name of a file on its way, how far it is, and what came of it. */
export function UploadWords({ upload }: { upload: ListedUpload }) {
  const say = useSay();
  const { name } = upload;
  const { phase, sent, total, trouble } = upload.state();
  const isOpen = phase === "start" || phase === "progress";
  return (
    <div className="sending-words">
      <b dir="auto">{name}</b>
      {isOpen && <span>{progressWords(upload, say)}</span>}
      {phase === "complete" && (
        <span>{say(waitsForEditor(upload) ? sendingWords.notTaken : sendingWords.added)}</span>
      )}
      {trouble !== null && trouble !== "" && <span className="sending-trouble">{trouble}</span>}
      {phase === "progress" && (
        <div className="sending-progress">
          <Progress label={name} percent={total === 0 ? 100 : (sent / total) * 100} />
        </div>
      )}
    </div>
  );
}

function progressWords(upload: ListedUpload, say: Say): string {
  const { phase, sent, total } = upload.state();
  if (phase === "start") return say(sendingWords.waiting);
  if (upload.isBrought) return say(sendingWords.fetching);
  if (sent >= total) return say(sendingWords.kept);
  const words = sentWords(sent, total, say);
  const seconds = (performance.now() - (upload.startedAt() ?? performance.now())) / 1000;
  const left = secondsLeft({ sent, total, seconds });
  return left === null ? words : say(sendingWords.wordsAndLeft, { words, left: leftWords(left, say) });
}
