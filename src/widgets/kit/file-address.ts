import { variantSet, variantWidths } from "#kernel/picture-variants.ts";
import type { FileFact, PictureFact } from "./file-fact.ts";

/** Where a file is read; the name is for people, the id decides. */
export function fileAddress(file: Pick<FileFact, "id" | "name">): string {
  return `/-/file/${file.id}/${encodeURIComponent(file.name)}`;
}

/** The sizes of a picture to choose from, as `srcset` says them. A GIF may move and has no smaller ones; nor has what is small already. */
export function smallerOnes(file: PictureFact): string | undefined {
  const [least] = variantWidths;
  if (file.width <= least || file.type === "image/gif") return undefined;
  return variantSet(fileAddress(file), file.width);
}

const inAddress = /^\/-\/file\/([1-9][0-9]{0,15})(?:[/?#]|$)/;

/** The file that an address of this site leads to; null for every other address. */
export function fileIdIn(address: string): number | null {
  const id = Number(inAddress.exec(address)?.[1] ?? 0);
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}
