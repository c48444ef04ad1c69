import type { ReactNode } from "react";

/** One state of a piece, with its name above it. */
export function GalleryState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gallery-state">
      <h3>{name}</h3>
      <div className="gallery-row">{children}</div>
    </div>
  );
}
