import { type ComponentType, useEffect, useState } from "react";

type Data = { readonly widgets: number };

/** The canvas of edit mode over a draft that lives in this tab alone, for those who build widgets; see `?widgets=200` too. */
export function GalleryCanvasScreen({ data }: { data: Data }) {
  const [Part, setPart] = useState<ComponentType<Data> | null>(null);
  useEffect(() => {
    void import("./gallery-canvas.tsx").then(({ GalleryCanvas }) => setPart(() => GalleryCanvas));
  }, []);
  if (!Part) return <p>Loading the editor</p>;
  return <Part widgets={data.widgets} />;
}
