import type { RefObject } from "react";
import { useSay } from "#ui/language.tsx";
import type { EditorProps } from "../kit/editor.ts";
import { focusNamed } from "../kit/focus-named.ts";
import { movePicture, removePicture } from "./changes.ts";
import type { Image } from "./schema.ts";
import { imageWords } from "./wording.ts";

/** What one does to the pictures of a gallery: each is one step of undo, and is said to those who do not see it. */
export function usePictures({ draft, id, page }: EditorProps<Image>, frame: RefObject<HTMLElement | null>) {
  const say = useSay();
  const target = { draft, id };
  function step(work: () => void): void {
    page.endStep();
    page.change(work);
    page.endStep();
  }
  return {
    remove(picture: string, place: number): void {
      step(() => removePicture(target, picture));
      focusNamed(
        frame.current,
        [place, place - 1].map((each) => say(imageWords.removeOne, { place: each })),
      );
      page.announce(say(imageWords.removed));
    },
    move(picture: string, to: number, isBack: boolean): void {
      step(() => movePicture(target, picture, to));
      const arrows = isBack ? [imageWords.earlier, imageWords.later] : [imageWords.later, imageWords.earlier];
      focusNamed(
        frame.current,
        arrows.map((arrow) => say(arrow, { place: to + 1 })),
      );
      page.announce(say(imageWords.moved, { place: to + 1 }));
    },
  };
}
