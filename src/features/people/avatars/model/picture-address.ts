/** The files that a picture consists of (AVAT-04): the square in two sizes, and the whole on which it was chosen. */
export const pictureVariants = ["large", "small", "crop"] as const;
export type PictureVariant = (typeof pictureVariants)[number];

const base = /^\/-\/picture\/([1-9][0-9]{0,15})\/([0-9a-f]{24})\/$/;

/** Where the files of a picture lie; a name of a variant stands behind it. Its mark is of this picture alone, so answers are kept long. */
export function pictureBase(personId: number, mark: string): string {
  return `/-/picture/${personId}/${mark}/`;
}

/** The mark in the address of a picture of this person; null where it is none. */
export function markIn(address: string, personId: number): string | null {
  const [, id, mark] = base.exec(address) ?? [];
  return Number(id) === personId ? (mark ?? null) : null;
}

/** The address of the large square beside that of the small one, which lists hand out. */
export function largePhoto(photo: string): string {
  return photo.replace(/small$/, "large");
}
