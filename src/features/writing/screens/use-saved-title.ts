import { useEffect, useRef } from "react";
import { type Failure, send } from "#client/call.ts";
import { beforeLeaving } from "#client/leaving.ts";
import { useNotices } from "#ui/notices-host.tsx";
import { saveProperties } from "#features/properties/contract.ts";
import type { PageFacts } from "#features/pages/contract.ts";
import { ofPage } from "#features/pages/model/of-page.ts";

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

/** The same may well be saved a little later. */
const isPassing = ({ status }: Failure) => status === 0 || status === 429 || status >= 500;

function titleSaver({ id, title }: PageFacts, fail: (why: Failure) => void) {
  let stored = title;
  let wanted = title;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    const sent = wanted;
    if (sent === "" || sent === stored) return;
    const answer = await send(saveProperties, { ...ofPage(id), settings: { title: sent } });
    if (answer.success) {
      stored = sent;
      document.title = document.title.replace(/^.*(?= \| )/, () => sent);
    } else if (isPassing(answer)) timer = setTimeout(() => void save(), pauseAfterFailure);
    else fail(answer);
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
