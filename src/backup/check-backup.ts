import { CannotStart } from "#database/embedded/cannot-start.ts";
import { migrations } from "#database/migrations/list.ts";
import { type ArchiveMember, notABackup, readArchive, textMost } from "./archive-reader.ts";
import { Manifest, type Seal, backupFormat, manifestName } from "./manifest.ts";

export type CheckedBackup = { readonly manifest: Manifest; readonly seal: Seal };

/**
 * Reads a whole backup and compares it with its seal, changing nothing. Refuses what is foreign, cut off, altered, or made
 * by a newer Atrium than this one.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let description: Buffer | undefined;
  let seal: Seal | undefined;
  try {
    for await (const member of readArchive(file, (found) => (seal = found)))
      description ??= await readDescription(member);
  } catch (error) {
    // A newer format may be sealed in another way.
    const release = description ? newerRelease(description) : null;
    throw release === null ? error : new CannotStart(newer(release));
  }
  if (!description || !seal) throw new CannotStart(notABackup);
  return { manifest: manifestIn(description), seal };
}

/** Understood only when the whole file is known to be undamaged: until then every byte may be wrong. */
async function readDescription(member: ArchiveMember): Promise<Buffer> {
  if (member.name !== manifestName || member.size > textMost) throw new CannotStart(notABackup);
  const pieces: Buffer[] = [];
  for await (const piece of member.content) pieces.push(piece);
  return Buffer.concat(pieces);
}

function manifestIn(description: Buffer): Manifest {
  try {
    const found: unknown = JSON.parse(description.toString());
    demandKnown(found);
    return Manifest.parse(found);
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(notABackup);
  }
}

/** The format is looked at before anything else: a newer one may have another shape. */
function demandKnown(found: unknown): void {
  const { format, atrium, migrations: made } = found as Partial<Manifest>;
  if (typeof format !== "number") throw new CannotStart(notABackup);
  if (format > backupFormat || (made ?? []).some((name) => !(name in migrations)))
    throw new CannotStart(newer(atrium));
}

/** Which Atrium wrote a description in a format that came after ours; null when it is none, or cannot be read. */
function newerRelease(description: Buffer): string | null {
  try {
    const { format, atrium } = JSON.parse(description.toString()) as Partial<Manifest>;
    return typeof format === "number" && format > backupFormat ? (atrium ?? unknownRelease) : null;
  } catch {
    return null;
  }
}

const unknownRelease = "unknown";

function newer(atrium = unknownRelease): string {
  return `This backup was made by a newer Atrium (${atrium}). Restore it with that release or a later one.`;
}
