import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { FilePurpose } from "./contract.ts";
import type { FileRefusal } from "./wording.ts";

const megabyte = 1024 * 1024;

// Who may read a file follows from the pages that hold it: `pages/attaching/readable-files-store.ts`.

/** The most bytes by purpose, and how a larger one is refused (UPLD-03, UPLD-06, UPLD-08, UPLD-09, UPLD-19). */
export const sizeLimits = {
  image: { most: 15 * megabyte, refusal: "image-too-large" },
  pdf: { most: 30 * megabyte, refusal: "pdf-too-large" },
  video: { most: 500 * megabyte, refusal: "video-too-large" },
  file: { most: 500 * megabyte, refusal: "file-too-large" },
} as const satisfies Record<FilePurpose, { most: number; refusal: FileRefusal }>;

/** Without a word from the sender, what calls itself a picture is meant to be shown as one. */
export function purposeOf(asked: FilePurpose | undefined, declared: string): FilePurpose {
  return asked ?? (declared.includes("image") ? "image" : "file");
}

/**
 * Whether bytes of this type may be what they were sent as. `declared` is what the sender's browser said; some know no type
 * for HEIC and say nothing, then the bytes decide alone (UPLD-02, UPLD-05, UPLD-07, UPLD-18).
 */
export function mayServeAs(
  purpose: FilePurpose,
  type: { readonly declared: string; readonly sniffed: string },
): Verdict<FileRefusal> {
  const { declared, sniffed } = type;
  const isSilent = declared === "" || declared === "application/octet-stream";
  const isImage = sniffed.startsWith("image/") && (isSilent || declared.includes("image"));
  if (purpose === "image" && !isImage) return refuse("image-format");
  if (purpose === "pdf" && sniffed !== "application/pdf") return refuse("pdf-format");
  if (purpose === "video" && sniffed !== "video/mp4") return refuse("video-format");
  return allow;
}

/** How long a file that nothing holds waits for a page, in milliseconds; so long its uploader reads it. */
export const graceTime = 24 * 60 * 60 * 1000;
