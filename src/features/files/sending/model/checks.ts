import type { Words } from "#kernel/words.ts";
import type { FilePurpose } from "../../contract.ts";
import { sizeLimits } from "../../rules.ts";
import { sendingWords } from "../wording.ts";

/** What is known of a file before it is sent: its size in bytes and the type that the browser gives it. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string };

/**
 * Why a file is not even sent, or null (UPLD-02 to UPLD-09). Any picture type passes for an image (UPLD-18); a video has
 * its own text for the same 500 MB (UPLD-19). The server looks again, at the bytes.
 */
export function refusalOf(file: ChosenFile, as: FilePurpose): Words | null {
  const { format, size } = words[as];
  if (format && !isOfFormat(file, as)) return format;
  return file.size > sizeLimits[as].most ? size : null;
}

const words: Record<FilePurpose, { readonly format: Words | null; readonly size: Words }> = {
  image: { format: sendingWords.imageFormat, size: sendingWords.imageSize },
  pdf: { format: sendingWords.pdfFormat, size: sendingWords.pdfSize },
  video: { format: sendingWords.videoFormat, size: sendingWords.videoSize },
  file: { format: null, size: sendingWords.fileSize },
};

function isOfFormat({ name, type }: ChosenFile, as: FilePurpose): boolean {
  if (as === "pdf") return type === "application/pdf";
  if (as === "video") return type === "video/mp4";
  // Many browsers know no type for HEIC, and say nothing (UPLD-04).
  return type.includes("image") || (type === "" && /\.hei[cf]$/i.test(name));
}

/** A picture that cannot become one may still be attached; `refusal` is the server's code where it refused. */
export function mayBeAttached(as: FilePurpose, trouble: Words | null, refusal: string | null): boolean {
  if (as !== "image") return false;
  const isOfImages = trouble === sendingWords.imageFormat || trouble === sendingWords.imageSize;
  return isOfImages || (refusal?.startsWith("image-") ?? false);
}
