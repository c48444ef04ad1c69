import type { UploadedFile } from "#widgets/editor.ts";
import type { Place } from "../../model/draft/arranging.ts";
import { valuesOf } from "../../model/draft/draft-widget.ts";
import { emptyWidget } from "./acts.ts";
import type { Canvas } from "./canvas.ts";

/** Files that were dropped or pasted: pictures become Image widgets, others Attachments, and each is sent to the server. */
export function addFiles(canvas: Canvas, files: readonly File[], place: Place): void {
  const kinds = files.map((file) => (isPicture(file) ? "Image" : "Attachment"));
  const ids = canvas.acts.add(kinds.map(emptyWidget), place);
  ids.forEach((id, at) => {
    const file = files[at];
    if (file) void send(canvas, id, file);
  });
  const last = ids.at(-1);
  if (last) canvas.focuses.onHandle(last);
}

function isPicture(file: File): boolean {
  return file.type.startsWith("image/") && file.type !== "image/svg+xml";
}

async function send(canvas: Canvas, id: string, file: File): Promise<void> {
  const answer = await canvas.sources.upload(id, file, isPicture(file) ? "image" : "file").done;
  if ("file" in answer) return keep(canvas, id, answer.file);
  canvas.tell({ kind: "error", text: answer.trouble });
}

/** What the server says is no picture is a file to take along. */
function keep(canvas: Canvas, id: string, { width, height, ...file }: UploadedFile): void {
  if (canvas.kindOf(id) !== "Image")
    return canvas.session.change(() => valuesOf(canvas.session.draft, id).set("file", file));
  if (width !== null && height !== null)
    return canvas.session.change(() =>
      valuesOf(canvas.session.draft, id).set("file", { ...file, width, height }),
    );
  const empty = emptyWidget("Attachment");
  canvas.acts.replace(id, { ...empty, content: { file, title: "" } });
}
