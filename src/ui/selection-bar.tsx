import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Words } from "#kernel/words.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { useSay } from "./language.tsx";
import { type Observed, useObserved } from "./observed.ts";
import { type Selection, countOf, selectedAll } from "./selection.ts";
import "./selection-bar.css";

type BarProps = {
  /** What is selected is said with its `count`. */
  words: Readonly<Record<"bar" | "selected" | "selectAll" | "end", Words>>;
  selection: Observed<Selection>;
  /** The numbers of all that the list holds, those that have not come yet too; null where they could not be read, which it tells. */
  all: () => Promise<readonly number[] | null>;
  onEnd: () => void;
  /** Something else has the keys and the lower edge for a while. */
  isAway?: boolean;
  /** What can be done to what is selected. */
  children: ReactNode;
};

/** How many things of a list are selected, and what can be done to them. It stands at the lower edge of the list while somebody selects. */
export function SelectionBar({ words, selection, all, onEnd, isAway = false, children }: BarProps) {
  const say = useSay();
  const count = useObserved(selection, countOf);
  const isSelecting = useObserved(selection, (now) => now !== null);
  const bar = useRef<HTMLElement>(null);
  useEscape(isSelecting && !isAway, onEnd);
  useTold(bar, isSelecting && !isAway);
  if (!isSelecting) return null;
  return (
    <div className="ui-selection" hidden={isAway}>
      <section className="ui-selection-bar" aria-label={say(words.bar)} ref={bar}>
        <p role="status">{say(words.selected, { count })}</p>
        <SelectAll label={say(words.selectAll)} {...{ selection, all }} />
        {count > 0 && <div className="ui-selection-deeds">{children}</div>}
        <span className="ui-selection-end">
          <IconButton size="small" icon={X} label={say(words.end)} onPress={onEnd} />
        </span>
      </section>
    </div>
  );
}

type AllProps = Pick<BarProps, "selection" | "all"> & { label: string };

function SelectAll({ label, selection, all }: AllProps) {
  const [isBusy, setBusy] = useState(false);

  async function selectAll() {
    setBusy(true);
    const ids = await all();
    setBusy(false);
    if (ids) selection.set(selectedAll(selection.get(), ids));
  }

  return (
    <Button size="small" look="quiet" busy={isBusy} onPress={() => void selectAll()}>
      {label}
    </Button>
  );
}

/** Ends it, wherever the focus is. */
function useEscape(isOn: boolean, end: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    end();
  });
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    document.addEventListener("keydown", (event) => leave(event), { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
}

/** Its height, for what stands above it: how many lines the deeds take differs by language and window. */
function useTold(bar: { readonly current: HTMLElement | null }, isOn: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!isOn || !current || typeof ResizeObserver === "undefined") return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--selection-bar", `${Math.ceil(current.getBoundingClientRect().height)}px`),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--selection-bar");
    };
  }, [bar, isOn]);
}
