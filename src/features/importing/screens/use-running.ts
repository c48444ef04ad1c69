import { useEffect, useState } from "react";
import { send } from "#client/call.ts";
import { revisit } from "#client/navigation.ts";
import type { ScreenData } from "#kernel/screen.ts";
import { type ImportProgress, continueImport, stopImport } from "../contract.ts";
import { patiently } from "../model/call-time-out.ts";
import type { importReportScreen } from "../screen.ts";

type Running = {
  readonly progress: ImportProgress;
  readonly isCut: boolean;
  /** A refusal, after which somebody has to try again. */
  readonly trouble: string | null;
};

/** Milliseconds before it is asked again: of another process that works on it, and of one that did not answer. */
const lookAgain = 1000;
const tryAgain = 3000;

/** Has an import worked on for as long as this screen is open, turn by turn, and shows the screen anew at its end. */
export function useRunning({
  id,
  state,
  progress,
}: Pick<ScreenData<typeof importReportScreen>, "id" | "state" | "progress">) {
  const [running, setRunning] = useState<Running>({ progress, isCut: false, trouble: null });
  const [isStopping, setStopping] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (state !== "working") return;
    const controller = new AbortController();
    void keepWorking(id, controller.signal, setRunning);
    return () => controller.abort();
  }, [id, state, round]);

  async function stop(): Promise<void> {
    setStopping(true);
    const answer = await send(stopImport, { id });
    if (answer.success) return;
    setStopping(false);
    setRunning((before) => ({ ...before, trouble: answer.reason }));
  }

  return { ...running, isStopping, stop, again: () => setRound((before) => before + 1) };
}

async function keepWorking(
  id: number,
  signal: AbortSignal,
  tell: (change: (before: Running) => Running) => void,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await send(continueImport, { id }, { ...patiently, signal });
    if (signal.aborted) return;
    if (answer.success) {
      tell(() => ({ progress: answer.progress, isCut: false, trouble: null }));
      if (answer.state !== "working") return void revisit();
      await pause(lookAgain, signal);
    } else if (answer.status === 0 || answer.status >= 500) {
      tell((before) => ({ ...before, isCut: true }));
      await pause(tryAgain, signal);
    } else return tell((before) => ({ ...before, isCut: false, trouble: answer.reason }));
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
