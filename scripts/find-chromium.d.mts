/** A Chromium that runs; throws with the one command that gets it. */
export function findChromium(root: string): Promise<string>;
