import type { ReactNode } from "react";

/** A part of the panel that folds; whether it is folded is remembered (BFLT-02, BFLT-08). */
export function PanelSection(props: {
  title: string;
  isHidden: boolean;
  onHidden: (hidden: boolean) => void;
  children: ReactNode;
}) {
  const { title, isHidden, onHidden, children } = props;
  return (
    <details
      className="browsing-section"
      open={!isHidden}
      onToggle={(event) => {
        const hidden = !event.currentTarget.open;
        if (hidden !== isHidden) onHidden(hidden);
      }}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
