import { CannotStart } from "#database/embedded/cannot-start.ts";
import { migrations } from "#database/migrations/list.ts";
import { type ArchiveMember, notABackup, readArchive } from "./archive-reader.ts";
import { Manifest, type Seal, backupFormat, manifestName } from "./manifest.ts";

export type CheckedBackup = { readonly manifest: Manifest; readonly seal: Seal };

/**
 * Reads a whole backup and compares it with its seal, changing nothing. Refuses what is foreign, cut off, altered, or made
 * by a newer Atrium than this one.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let manifest: Manifest | undefined;
  let seal: Seal | undefined;
  for await (const member of readArchive(file, (found) => (seal = found))) {
    manifest ??= await readManifest(member);
  }
  if (!manifest || !seal) throw new CannotStart(notABackup);
  return { manifest, seal };
}

async function readManifest(member: ArchiveMember): Promise<Manifest> {
  if (member.name !== manifestName) throw new CannotStart(notABackup);
  const pieces: Buffer[] = [];
  for await (const piece of member.content) pieces.push(piece);
  const found: unknown = JSON.parse(Buffer.concat(pieces).toString());
  demandKnown(found);
  return Manifest.parse(found);
}

/** The format is looked at before anything else: a newer one may have another shape. */
function demandKnown(found: unknown): void {
  const { format, atrium, migrations: made } = found as Partial<Manifest>;
  const isNewer =
    typeof format !== "number" || format > backupFormat || (made ?? []).some((name) => !(name in migrations));
  if (!isNewer) return;
  throw new CannotStart(
    `This backup was made by a newer Atrium (${atrium ?? "unknown"}). Restore it with that release or a later one.`,
  );
}
