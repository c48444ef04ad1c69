import type Sharp from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/** Loads the picture library at the first need: a process that shows no picture never pays for it. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(2);
    // Only these formats are ever read: everything else, SVG and its scripts first, is closed.
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].flatMap((format) => [
        `VipsForeignLoad${format}File`,
        `VipsForeignLoad${format}Buffer`,
      ]),
    });
    return sharp;
  });
  return loaded;
}
