export type FileLink = { readonly path: string; readonly asPicture: boolean };

/** One file may come as a picture and, for a link to it, as it is. */
export function keyOf({ path, asPicture }: FileLink): string {
  return `${asPicture ? "picture" : "file"} ${path}`;
}
