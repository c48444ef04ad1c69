import { useRef } from "react";
import * as Y from "yjs";
import type { EditorProps, Upload, UploadedFile } from "../kit/editor.ts";
import { textPart } from "../kit/draft-parts.ts";
import { useUploads } from "../kit/use-uploads.tsx";
import { fileInMarkdown } from "./file-in-markdown.ts";
import type { Markdown } from "./schema.ts";

/**
 * Sends files and writes them where the caret was, wherever that place is by then; at the end when the place is
 * forgotten.
 */
export function useSentFiles({ id, draft, page }: EditorProps<Markdown>) {
  const text = draft.getText(textPart(id, "source"));
  const places = useRef(new Map<Upload, Y.RelativePosition>());
  const { underway, trouble } = useUploads(page, { as: "any", onArrived: write });

  function write(file: UploadedFile, upload: Upload) {
    const kept = places.current.get(upload);
    const found = kept ? Y.createAbsolutePositionFromRelativePosition(kept, draft) : null;
    const at = found?.index ?? text.length;
    const before = text.toString().slice(0, at);
    const words = `${before === "" || /\s$/.test(before) ? "" : found ? " " : "\n\n"}${fileInMarkdown(file)}`;
    page.endStep();
    page.change(() => text.insert(at, words));
    page.endStep();
  }

  function send(files: readonly File[], at: number) {
    for (const file of files) {
      const upload = page.upload(file, file.type.startsWith("image/") ? "image" : "file");
      places.current.set(upload, Y.createRelativePositionFromTypeIndex(text, at, -1));
    }
  }

  return { underway, trouble, send };
}
