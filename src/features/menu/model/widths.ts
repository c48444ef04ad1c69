/** Widths of the signs from space to tilde in the type of the menu bar, in hundredths of its size. */
const ascii =
  "27 30 49 64 65 99 65 31 37 37 52 67 30 46 30 37 65 42 62 63 66 60 63 57 63 63 30 32 67 67 67 53 98 71 66 73 72 60 59 75 74 27 58 69 57 91 76 77 64 77 65 65 65 74 71 100 70 70 64 37 37 37 48 46 34 57 62 58 62 59 38 62 60 25 25 56 25 89 60 60 62 62 39 54 34 60 57 83 56 58 56 44 35 44 67"
    .split(" ")
    .map(Number);
const size = 14;

/** The width that the menu may have unless overflow is allowed, and how much of it stays free (MBAR-03). */
export const barWidth = 924;
export const barSlack = 10;

/** Below this width of the window the menu is a sheet, as on phones; `menu-bar.css` asks for the same. */
export const sheetBelow = 800;

/** What stands around the words of an item, and between two. */
const padding = 20;
const gap = 2;
const sign = 16;
const beforeWords = 6;
const chevron = 20;

export type Measured = {
  readonly label: string;
  readonly hasIcon: boolean;
  readonly hideLabel: boolean;
  readonly opens: boolean;
};

/** Pixels that an item takes of the bar: never less than it is drawn with, so that nothing moves once it is drawn. */
export function itemWidth({ label, hasIcon, hideLabel, opens }: Measured): number {
  const words = hideLabel ? 0 : wordsWidth(label);
  const icon = hasIcon ? sign + (hideLabel ? 0 : beforeWords) : 0;
  return Math.ceil(padding + gap + icon + words + (opens ? chevron : 0));
}

/** Whether a bar of these items has room for all of them without overflow. */
export function fitsBar(items: readonly Measured[]): boolean {
  return roomLeft(items) >= 0;
}

/** Pixels that are left of the bar; less than none when it is full. */
export function roomLeft(items: readonly Measured[]): number {
  return barWidth - barSlack - items.reduce((sum, item) => sum + itemWidth(item), 0);
}

function wordsWidth(words: string): number {
  let hundredths = 0;
  for (const letter of words) hundredths += letterWidth(letter.codePointAt(0) ?? 0);
  return (hundredths * size) / 100;
}

/** Other letters are taken for wide ones; scripts that write whole words in a square, and pictures, for squares. */
function letterWidth(code: number): number {
  if (code < 0x80) return ascii[code - 32] ?? 0;
  if (code < 0x250) return 74;
  return code < 0x1100 ? 85 : 130;
}
