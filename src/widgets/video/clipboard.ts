import { heldFileClipboard } from "../kit/held-file-clipboard.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import type { Video } from "./schema.ts";

export const videoClipboard: KindClipboard<Video> = {
  ...heldFileClipboard,
  withoutFile({ file, captions: _, ...rest }) {
    if (!file) return null;
    return {
      content: { ...rest, file: null, poster: null },
      brings: { from: "site", id: file.id, name: file.name, as: "file" },
    };
  },
};
