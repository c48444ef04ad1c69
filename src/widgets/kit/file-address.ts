import type { FileFact, PictureFact } from "./file-fact.ts";

/** Where a file is read; the name is for people, the id decides. */
export function fileAddress(file: Pick<FileFact, "id" | "name">): string {
  return `/-/file/${file.id}/${encodeURIComponent(file.name)}`;
}

/** How wide a picture is offered, in pixels, besides as it is. */
export const variantWidths = [320, 640, 960, 1280, 1920] as const;

/** The sizes of a picture to choose from, as `srcset` says them. A GIF may move and has no smaller ones; nor has what is small already. */
export function smallerOnes(file: PictureFact): string | undefined {
  const widths = variantWidths.filter((each) => each < file.width);
  if (widths.length === 0 || file.type === "image/gif") return undefined;
  const address = fileAddress(file);
  return [...widths.map((each) => `${address}?w=${each} ${each}w`), `${address} ${file.width}w`].join(", ");
}

const inAddress = /^\/-\/file\/([1-9][0-9]{0,15})(?:[/?#]|$)/;

/** The file that an address of this site leads to; null for every other address. */
export function fileIdIn(address: string): number | null {
  const id = Number(inAddress.exec(address)?.[1] ?? 0);
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}
