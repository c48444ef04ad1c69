/** A script with all letters beyond Latin-1 written by their number; throws where `String.raw` would show the number. */
export function inLatin1(code: string): string;
