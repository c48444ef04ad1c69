import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type FileRefusal =
  | "image-format"
  | "image-too-large"
  | "image-pixels"
  | "pdf-format"
  | "pdf-too-large"
  | "video-format"
  | "video-too-large"
  | "file-too-large"
  | "not-a-file"
  | "upload-interrupted"
  | "too-many-uploads"
  | "file-not-readable"
  | "picture-not-fetched";

export const fileRefusals: RefusalWording<FileRefusal> = {
  "image-format": { kind: "invalid", text: "Invalid image format. We support PNG, GIF, JPG, and BMP." },
  "image-too-large": {
    kind: "invalid",
    text: "File too large for Image Gallery. Use the attachment widget instead.",
  },
  "image-pixels": {
    kind: "invalid",
    text: "This picture has too many pixels. Make it smaller or use the Attachment block.",
  },
  "pdf-format": { kind: "invalid", text: "Invalid PDF file. Only *.pdf files are accepted." },
  "pdf-too-large": { kind: "invalid", text: "File too large (max 30MB)" },
  "video-format": { kind: "invalid", text: "Invalid video format. We support MPEG 4 (*.mp4)" },
  "video-too-large": { kind: "invalid", text: "File too large (max 500MB)" },
  "file-too-large": { kind: "invalid", text: "File too large: max 500MB" },
  "not-a-file": { kind: "invalid", text: "Skipped -- Not a file" },
  "upload-interrupted": { kind: "invalid", text: "File upload failed" },
  "file-not-readable": { kind: "forbidden", text: "This file isn't shared with you, so it wasn't copied." },
  "picture-not-fetched": {
    kind: "invalid",
    text: "Couldn't get 1 picture. Save it on your device, then add it from there.",
  },
  "too-many-uploads": {
    kind: "too-many",
    text: "Too many uploads. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
  },
};

/** What becomes of what a person holds here, said before they are deleted. */
export const heldFileWords = words("held-files", {
  files: "{count, plural, one {# file they uploaded} other {# files they uploaded}}",
});
