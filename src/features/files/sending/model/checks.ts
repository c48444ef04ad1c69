import type { Words } from "#kernel/words.ts";
import { sendingWords } from "../wording.ts";

/** What a file is to become on the page. */
export type SentAs = "image" | "pdf" | "video" | "file";

const megabyte = 1024 * 1024;

/** What is known of a file before it is sent: its size in bytes and the type that the browser gives it. */
export type ChosenFile = { readonly name: string; readonly size: number; readonly type: string };

/**
 * Why a file is not even sent, or null (UPLD-02 to UPLD-09). Any picture type passes for an image (UPLD-18); a video has
 * its own text for the same 500 MB (UPLD-19). The server looks again, at the bytes.
 */
export function refusalOf({ name, size, type }: ChosenFile, as: SentAs): Words | null {
  if (as === "image") {
    // Many browsers know no type for this format, and say nothing (UPLD-04).
    const isSilent = type === "" && /\.hei[cf]$/i.test(name);
    if (!isSilent && !type.includes("image")) return sendingWords.imageFormat;
    return size > 15 * megabyte ? sendingWords.imageSize : null;
  }
  if (as === "pdf") {
    if (type !== "application/pdf") return sendingWords.pdfFormat;
    return size > 30 * megabyte ? sendingWords.pdfSize : null;
  }
  if (as === "video") {
    if (type !== "video/mp4") return sendingWords.videoFormat;
    return size > 500 * megabyte ? sendingWords.videoSize : null;
  }
  return size > 500 * megabyte ? sendingWords.fileSize : null;
}

/** A picture that cannot become one may still be attached; `refusal` is the server's code where it refused. */
export function mayBeAttached(as: SentAs, trouble: Words | null, refusal: string | null): boolean {
  if (as !== "image") return false;
  const isOfImages = trouble === sendingWords.imageFormat || trouble === sendingWords.imageSize;
  return isOfImages || (refusal?.startsWith("image-") ?? false);
}
