import type { RefObject } from "react";
import { useClock, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { EditorProps, Upload, UploadedFile } from "../kit/editor.ts";
import { makeId } from "../kit/make-id.tsx";
import { focusNamed } from "../kit/focus-named.ts";
import { addFile, moveFile, removeFile, roomIn } from "./changes.ts";
import { filesMost } from "./draft.ts";
import type { FileList } from "./schema.ts";
import { fileListWords } from "./wording.ts";

/** What one does to the files: each is one step of undo, and is said to those who do not see it. */
export function useFiles({ draft, id, page }: EditorProps<FileList>, frame: RefObject<HTMLElement | null>) {
  const say = useSay();
  const { tell } = useNotices();
  const clock = useClock();
  const target = { draft, id };
  function step(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }
  const tellFull = () => tell({ kind: "error", text: say(fileListWords.full, { count: filesMost }) });
  return {
    /** Sends a file, as long as there is room beside those that are there and on their way. */
    send(file: File): void {
      if (page.uploads.all().length < roomIn(target)) page.upload(file, "file");
      else tellFull();
    },
    add({ id: fileId, name, size, type }: UploadedFile, upload: Upload): void {
      if (roomIn(target) <= 0) return (tellFull(), upload.leave());
      const added = { file: { id: fileId, name, size, type }, added: Math.floor(clock.now()) };
      step(() => addFile(target, makeId(), added));
    },
    remove(item: string, place: number): void {
      step(() => removeFile(target, item));
      const beside = [place, place - 1].map((each) => say(fileListWords.remove, { place: each }));
      focusNamed(frame.current, beside);
      page.announce(say(fileListWords.removed));
    },
    move(item: string, to: number, isBack: boolean): void {
      step(() => moveFile(target, item, to));
      const arrows = [fileListWords.earlier, fileListWords.later];
      const wanted = isBack ? arrows : arrows.toReversed();
      const places = wanted.map((arrow) => say(arrow, { place: to + 1 }));
      focusNamed(frame.current, places);
      page.announce(say(fileListWords.moved, { place: to + 1 }));
    },
  };
}
