import { useEffect, useRef } from "react";
import { send } from "#client/call.ts";
import { beforeLeaving } from "#client/leaving.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { saveProperties } from "#features/properties/contract.ts";
import type { PageFacts } from "#features/pages/contract.ts";

const pause = 700;
const pauseAfterFailure = 5000;

/** Saves the title as a property of the page, a moment after it was written. */
export function useSavedTitle(page: PageFacts) {
  const { fail } = useNotices();
  const saver = useRef<ReturnType<typeof titleSaver>>(null);
  saver.current ??= titleSaver(page, fail);
  const { save } = saver.current;
  useEffect(() => {
    const stop = beforeLeaving(save);
    return () => {
      stop();
      void save();
    };
  }, [save]);
  return saver.current;
}

function titleSaver({ id, title }: PageFacts, fail: (reason: string) => void) {
  let stored = title;
  let wanted = title;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    const sent = wanted;
    if (sent === "" || sent === stored) return;
    const answer = await send(saveProperties, { page_id: id, settings: { title: sent } });
    if (answer.success) {
      stored = sent;
      document.title = document.title.replace(/^.*(?= \| )/, () => sent);
    } else if (answer.code === "unreachable") timer = setTimeout(() => void save(), pauseAfterFailure);
    else fail(answer.reason);
  }

  return {
    save,
    saved: () => stored,
    write(line: string): void {
      wanted = line;
      clearTimeout(timer);
      timer = setTimeout(() => void save(), pause);
    },
  };
}
