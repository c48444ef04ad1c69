import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import FileIcon from "lucide-react/icons/file";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { UploadButtons } from "./upload-buttons.tsx";
import { type ListedUpload, uploadList, waitsForEditor } from "./upload-list.ts";
import { UploadWords } from "./upload-words.tsx";

/** One file of the panel: how far it is, what came of it, and what can be done about it. */
export function UploadLine({ upload }: { upload: ListedUpload }) {
  const { phase } = upload.state();
  const { line, marks } = useKeptFocus(waitsForEditor(upload) ? "waits" : phase);
  const leaveList = () => {
    focusPanel(line.current);
    upload.cancel();
    uploadList.set(uploadList.all().filter((each) => each !== upload));
  };
  return (
    <li className="sending-line" data-phase={phase} ref={line} {...marks}>
      <Sign upload={upload} />
      <UploadWords upload={upload} />
      <UploadButtons upload={upload} onLeave={leaveList} />
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

function Sign({ upload }: { upload: ListedUpload }) {
  const { phase } = upload.state();
  if (phase === "complete" && !waitsForEditor(upload))
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
