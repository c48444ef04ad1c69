import type { PictureFact } from "../kit/file-fact.ts";
import type { Point } from "./point.ts";

/** One picture of a block. The one that a block begins with has no id: its words stand where they stood when it was alone. */
export type Picture = {
  readonly id: string;
  readonly file: PictureFact;
  readonly alt: string;
  readonly caption: string;
  readonly point: Point | null;
  readonly isDecorative: boolean;
  /** Where it leads; left out where it opens large or does nothing. */
  readonly link?: string | undefined;
};

type Holding = Omit<Picture, "id" | "file"> & {
  readonly file: PictureFact | null;
  readonly place: number;
  readonly others: readonly Picture[];
};

/** The pictures of a block, in the order in which they are seen. */
export function picturesOf({
  others,
  place,
  file,
  alt,
  caption,
  point,
  isDecorative,
  link,
}: Holding): Picture[] {
  if (!file) return [...others];
  return others.toSpliced(place, 0, {
    id: "",
    file,
    alt,
    caption,
    point,
    isDecorative,
    ...(link && { link }),
  });
}

/** What is said of a picture to people who do not see it. */
export const saidOf = ({ alt, isDecorative }: Pick<Picture, "alt" | "isDecorative">) =>
  isDecorative ? "" : alt;

/** Nobody has said yet what it shows, nor that it shows nothing worth a word. */
export const isUndescribed = ({ alt, isDecorative }: Pick<Picture, "alt" | "isDecorative">) =>
  alt === "" && !isDecorative;

/** Where the words of a picture stand in the draft. */
export function wordsPath(id: string, words: "alt" | "caption"): string {
  return id === "" ? words : `${picturePath(id)}/${words}`;
}

export const picturePath = (id: string) => `pictures/${id}`;
