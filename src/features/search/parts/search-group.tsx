import type { ReactNode } from "react";

/** Results of one kind under their name. */
export function SearchGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="search-group">
      <span className="search-cat" aria-hidden="true">
        {label}
      </span>
      <div>{children}</div>
    </div>
  );
}
