import { heldFileClipboard } from "../kit/held-file-clipboard.ts";
import type { KindClipboard } from "../kit/clipboard.ts";
import type { Pdf } from "./schema.ts";

export const pdfClipboard: KindClipboard<Pdf> = {
  ...heldFileClipboard,
  withoutFile({ file, ...rest }) {
    if (!file) return null;
    return {
      content: { ...rest, file: null },
      brings: { from: "site", id: file.id, name: file.name, as: "file" },
    };
  },
};
