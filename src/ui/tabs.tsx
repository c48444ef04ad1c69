import { type KeyboardEvent, type ReactNode, useId } from "react";
import "./tabs.css";

type TabsProps = {
  label: string;
  tabs: readonly TabText[];
  chosen: string;
  onChoose: (id: string) => void;
};

type TabText = { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode };

/** Parts of one thing of which one is shown; arrow keys move between the tabs. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
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
          <Tab key={tab.id} {...{ tab, base, onChoose }} isOpen={tab === open} />
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

function Tab(props: { tab: TabText; base: string; isOpen: boolean; onChoose: (id: string) => void }) {
  const { tab, base, isOpen, onChoose } = props;
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${tab.id}`}
      className="ui-tab"
      aria-selected={isOpen}
      aria-controls={isOpen ? `${base}-panel` : undefined}
      tabIndex={isOpen ? 0 : -1}
      onClick={() => onChoose(tab.id)}
    >
      {tab.label}
    </button>
  );
}

function placeAfter(event: KeyboardEvent<HTMLElement>, place: number, count: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  if (!["ArrowLeft", "ArrowRight"].includes(event.key)) return place;
  return (place + (event.key === forward ? 1 : count - 1)) % count;
}
