import type { Brings, PastedWidget } from "#widgets/kit/clipboard.ts";
import { isPicture } from "./add-files.ts";
import type { Canvas } from "./canvas.ts";

/** Has brought what widgets that were put in stand without: `made` are their ids, in their order. */
export function bringTo(canvas: Canvas, widgets: readonly PastedWidget[], made: readonly string[]): void {
  widgets.forEach(({ brings, besides = [] }, at) => {
    const id = made[at];
    if (!brings || id === undefined) return;
    for (const each of [brings, ...besides]) bringOne(canvas, id, each);
  });
}

function bringOne(canvas: Canvas, id: string, brings: Brings): void {
  if (brings.from === "web" || brings.from === "site") return void canvas.sources.bring(id, brings);
  const file = brings.from === "file" ? (brings.file as File) : fileIn(brings);
  if (file) canvas.sources.upload(id, file, isPicture(file) ? "image" : "file");
}

/** The picture that an address holds itself; null when its letters are none. */
function fileIn({ address, name }: Extract<Brings, { from: "data" }>): File | null {
  const at = address.indexOf(",");
  const type = /^data:([a-z/]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  try {
    const bytes = Uint8Array.from(atob(address.slice(at + 1).replace(/\s/g, "")), (sign) =>
      sign.charCodeAt(0),
    );
    return new File([bytes], name, { type });
  } catch {
    return null;
  }
}
