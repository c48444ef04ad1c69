import { type ComponentType, useEffect, useState } from "react";

/** The editors of single kinds, which no server draws. */
export function LazyKinds() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import("./gallery-kinds.tsx").then(({ GalleryKinds }) => setPart(() => GalleryKinds));
  }, []);
  return Part && <Part />;
}
