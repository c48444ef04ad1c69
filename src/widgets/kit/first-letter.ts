/** The first letter of a name, for a tile that stands for it. */
export function firstLetter(name: string): string {
  return /\S/u.exec(name)?.[0].toLocaleUpperCase() ?? "";
}
