import { useClock, useSay } from "#ui/language.tsx";
import type { EditorProps, UploadedFile } from "../kit/editor.ts";
import { makeId } from "../kit/make-id.tsx";
import { addFile, moveFile, removeFile } from "./changes.ts";
import type { FileList } from "./schema.ts";
import { fileListWords } from "./wording.ts";

/** What one does to the files: each is one step of undo, and is said to those who do not see it. */
export function useFiles({ draft, id, page }: EditorProps<FileList>) {
  const say = useSay();
  const clock = useClock();
  const target = { draft, id };
  function step(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }
  return {
    add({ id: fileId, name, size, type }: UploadedFile): void {
      const file = { id: fileId, name, size, type };
      step(() => addFile(target, makeId(), { file, added: Math.floor(clock.now()) }));
    },
    remove(item: string): void {
      step(() => removeFile(target, item));
      page.announce(say(fileListWords.removed));
    },
    move(item: string, to: number): void {
      step(() => moveFile(target, item, to));
      page.announce(say(fileListWords.moved, { place: to + 1 }));
    },
  };
}
