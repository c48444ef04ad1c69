import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileIcon from "lucide-react/icons/file";
import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import type { Say } from "#kernel/language.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { Progress } from "#ui/progress.tsx";
import { leftWords, secondsLeft, sentWords } from "../model/pace.ts";
import { sendingWords } from "../wording.ts";
import { type ListedUpload, uploadList } from "./upload-list.ts";

/** One file of the panel: how far it is, what came of it, and what can be done about it. */
export function UploadLine({ upload }: { upload: ListedUpload }) {
  const say = useSay();
  const { name } = upload;
  const { phase, sent, total, trouble, canRetry } = upload.state();
  const attach = upload.attach();
  const isOpen = phase === "start" || phase === "progress";
  const { line, marks } = useKeptFocus(phase);
  const leaveList = () => {
    focusPanel(line.current);
    upload.cancel();
    uploadList.set(uploadList.all().filter((each) => each !== upload));
  };
  return (
    <li className="sending-line" data-phase={phase} ref={line} {...marks}>
      <Sign upload={upload} />
      <div className="sending-words">
        <b dir="auto">{name}</b>
        {isOpen && <span>{progressWords(upload, say)}</span>}
        {phase === "complete" && <span>{say(sendingWords.added)}</span>}
        {trouble !== null && trouble !== "" && <span className="sending-trouble">{trouble}</span>}
        {phase === "progress" && (
          <div className="sending-progress">
            <Progress label={name} percent={total === 0 ? 100 : (sent / total) * 100} />
          </div>
        )}
      </div>
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
        <Button
          look="quiet"
          size="small"
          onPress={() => {
            attach();
            leaveList();
          }}
        >
          {say(sendingWords.attach)}
        </Button>
      )}
      {!isOpen && phase !== "complete" && (
        <IconButton icon={X} size="small" label={say(sendingWords.dismiss, { name })} onPress={leaveList} />
      )}
    </li>
  );
}

/** A line changes its buttons with its phase; whoever stood on one of them stands on the next one, not at the page's top. */
function useKeptFocus(phase: string) {
  const line = useRef<HTMLLIElement>(null);
  const holds = useRef(false);
  useLayoutEffect(() => {
    if (!holds.current || line.current?.contains(document.activeElement)) return;
    const next = line.current?.querySelector("button");
    if (next) next.focus();
    else focusPanel(line.current);
  }, [phase]);
  return {
    line,
    marks: {
      onFocus: () => void (holds.current = true),
      // A button that goes away tells nobody that it had the focus: this is heard only when the person moved on.
      onBlur: () => void (holds.current = false),
    },
  };
}

function focusPanel(line: HTMLElement | null): void {
  line?.closest("section")?.querySelector("button")?.focus();
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

function Sign({ upload }: { upload: ListedUpload }) {
  const { phase } = upload.state();
  if (phase === "complete")
    return (
      <span className="sending-sign" data-tone="good">
        <Icon of={Check} />
      </span>
    );
  if (phase === "error" || phase === "aborted")
    return (
      <span className="sending-sign" data-tone={phase === "error" ? "danger" : undefined}>
        <Icon of={CircleAlert} />
      </span>
    );
  return (
    <span className="sending-sign">
      {upload.picture ? <img src={upload.picture} alt="" /> : <Icon of={FileIcon} />}
    </span>
  );
}
