import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { movePicture, removePicture } from "./changes.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

/** What one does to the pictures of a gallery: each is one step of undo, and is said to those who do not see it. */
export function usePictures({ draft, id, page }: EditorProps<Image>) {
  const say = useSay();
  const target = { draft, id };
  function step(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }
  return {
    remove(picture: string): void {
      step(() => removePicture(target, picture));
      page.announce(say(imageWords.removed));
    },
    move(picture: string, to: number): void {
      step(() => movePicture(target, picture, to));
      page.announce(say(imageWords.moved, { place: to + 1 }));
    },
  };
}
