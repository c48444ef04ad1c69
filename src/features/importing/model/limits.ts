const megabyte = 1024 * 1024;

/** The most bytes of an archive. */
export const archiveMost = 500 * megabyte;
/** An archive comes in parts of so many bytes, so that a cut connection costs one part. */
export const partSize = 8 * megabyte;
export const partsMost = Math.ceil(archiveMost / partSize);
/** What an archive may hold. */
export const entriesMost = 20_000;
export const pagesMost = 2000;
/** Folders above a file of an archive, and itself. */
export const stepsMost = 30;
/** Bytes of one text, and of all of them. */
export const textMost = 2 * megabyte;
export const textsMost = 20 * megabyte;
/** Bytes of everything when unpacked; of one file above a megabyte so many times what it takes in the archive. */
export const unpackedMost = 1024 * megabyte;
export const ratioMost = 200;
/** Milliseconds that one turn of work takes, and for which others leave an import to whoever works on it. */
export const turnTime = 3000;
export const leaseTime = 60_000;
/** Milliseconds after which an import of which nothing is heard is over. */
export const abandonedAfter = 3 * 86_400_000;
