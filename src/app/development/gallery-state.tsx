import type { ReactNode } from "react";

/** One state of a piece, with its name above it. */
export function GalleryState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3>{name}</h3>
      <div className="development-row">{children}</div>
    </div>
  );
}
