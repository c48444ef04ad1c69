// What is found is what may be read (`access/store.ts`), in an archived subsite as well.

/** How many a search lists, and how many of each type among them, where whoever asks says nothing else. */
export const resultsMost = 30;
export const byTypeMost = 12;
/** Fewer of them, so that the people found have room beside twelve pages. */
export const foldersMost = 6;
export const tagsMost = 6;
export const groupsMost = 6;
