import type { ReactNode } from "react";
import { EmptyState } from "#ui/empty-state.tsx";

/** The specification's sentence for a list without pages, and ways on. */
export function EmptyList({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="browsing-empty">
      {text && <EmptyState title={text} action={action && <div className="browsing-ways">{action}</div>} />}
    </div>
  );
}
