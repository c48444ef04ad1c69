import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";

/** Parts of one thing of which one is shown; arrow keys move between the tabs. */
export function Tabs({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode }[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const base = useId();
  const place = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const open = tabs[place];

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = tabs[placeAfter(event, place, tabs.length)];
    if (!next || next === open) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }

  return (
    <div>
      <div className="ui-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.id}
            id={`${base}-${tab.id}`}
            className="ui-tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${base}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${open?.id}`}
        tabIndex={0}
        className="ui-tab-panel"
      >
        {open?.panel}
      </div>
    </div>
  );
}

function placeAfter(event: KeyboardEvent<HTMLElement>, place: number, count: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return place;
  return (place + (event.key === forward ? 1 : count - 1)) % count;
}
