import FolderInput from "lucide-react/icons/folder-input";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language.tsx";
import { filingWords } from "../wording.ts";
import { useMoving } from "./moving-host.tsx";
import "./move-banner.css";

/** While something is being moved: what to choose, and the way out (FMOV-03, FMOV-10). Escape leaves as well, wherever the focus is. */
export function MoveBanner({
  onChoose,
}: {
  /** Shows the folders, where they are not beside it. */ onChoose?: () => void;
}) {
  const say = useSay();
  const { moved, end } = useMoving();
  const leave = useLeave(moved !== null, end);
  return (
    <div role="status">
      {moved && (
        <div className="filing-banner">
          <Icon of={FolderInput} />
          <p dir="auto">
            {say(filingWords.selectFolder, { name: moved.name })}
            {moved.is === "pages" && moved.note && <small>. {moved.note}</small>}
          </p>
          {onChoose && (
            <Button size="small" onPress={onChoose}>
              {say(filingWords.chooseFolder)}
            </Button>
          )}
          <Button size="small" onPress={leave}>
            {say(filingWords.cancel)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Leaves the mode, by Escape too; the focus goes back to where it was begun. */
function useLeave(isOn: boolean, end: () => void): () => void {
  const cameFrom = useRef<Element | null>(null);
  const leave = () => {
    end();
    // What it was begun with may be hidden until the mode is over.
    setTimeout(() => cameFrom.current instanceof HTMLElement && cameFrom.current.focus());
  };
  const hear = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  useEffect(() => {
    if (!isOn) return;
    cameFrom.current = document.activeElement;
    const stop = new AbortController();
    document.addEventListener("keydown", (event) => hear(event), { signal: stop.signal });
    focusChoice();
    return () => stop.abort();
  }, [isOn]);
  return leave;
}

/** Arrows move among the folders, Enter chooses; where the tree is not beside the list, the way to it. */
function focusChoice(): void {
  const tree = document.querySelector<HTMLElement>('.browsing-panel [role="treeitem"][tabindex="0"]');
  tree?.focus();
  if (!tree || document.activeElement !== tree)
    document.querySelector<HTMLElement>(".filing-banner button")?.focus();
}
