/** So many pages are asked for at once. */
export const facesMost = 64;
