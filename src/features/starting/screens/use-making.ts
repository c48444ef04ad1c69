import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { visit } from "#client/navigation.ts";
import { type Making, type MakingStep, beginSite, readMaking } from "../contract.ts";
import { patiently } from "../model/patience.ts";
import type { StartingPoint } from "../model/starting-points.ts";

type Running = {
  readonly point: StartingPoint;
  readonly steps: readonly MakingStep[];
  readonly isCut: boolean;
};

/** Milliseconds between two looks at how far it is. */
const lookAgain = 400;

/**
 * Sends the choice, and looks how far the site is until it can be opened. Whoever comes back while it is being made finds it at
 * the same place; whoever is cut off asks on, and begins again only when nobody is at it.
 */
export function useMaking(found: Making) {
  const [running, setRunning] = useState<Running | null>(found && { ...found, isCut: false });
  const [reason, setReason] = useState<string | null>(null);
  const [chosen, setChosen] = useState<StartingPoint | null>(found && found.point);
  /** The choice is on its way: until it is answered nobody may be at it yet. */
  const asking = useRef(false);
  const lost = useRef<string | null>(null);

  useWatching(running !== null, {
    onSteps: (making) => setRunning((before) => before && { ...before, ...making, isCut: false }),
    onCut: () => setRunning((before) => before && { ...before, isCut: true }),
    isAsking: () => asking.current,
    onOver: () => {
      setRunning(null);
      setReason(lost.current);
    },
  });

  async function begin(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const point = new FormData(event.currentTarget).get("point") as StartingPoint;
    setReason(null);
    setChosen(point);
    setRunning({ point, steps: [], isCut: false });
    asking.current = true;
    const answer = await send(beginSite, { point }, patiently);
    asking.current = false;
    if (answer.success) return void visit(answer.next);
    lost.current = answer.reason;
    // Without an answer it may be on its way all the same: what is watched says so.
    if (answer.status === 0 || answer.code === "site-is-being-made" || answer.code === "site-has-begun")
      return;
    setRunning(null);
    setReason(answer.reason);
  }

  return { running, reason, chosen, begin };
}

type Told = {
  readonly isAsking: () => boolean;
  readonly onSteps: (making: NonNullable<Making>) => void;
  readonly onCut: () => void;
  readonly onOver: () => void;
};

/** Looks how far the site is for as long as it is being made. */
function useWatching(isRunning: boolean, told: Told): void {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  useEffect(() => {
    if (!isRunning) return;
    const watch = new AbortController();
    void untilMade(watch.signal, latest);
    return () => watch.abort();
  }, [isRunning]);
}

async function untilMade(signal: AbortSignal, told: { readonly current: Told }): Promise<void> {
  let idle = 0;
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, lookAgain));
    if (signal.aborted) return;
    const answer = await send(readMaking, {}, { signal });
    if (signal.aborted) return;
    if (!answer.success) told.current.onCut();
    else if (answer.making) told.current.onSteps(answer.making);
    else if (answer.hasBegun) return void visit("/");
    else if (!told.current.isAsking() && ++idle > 3) return told.current.onOver();
  }
}
