import type { Say } from "#kernel/language.ts";
import type { ActivityLine } from "../screen.ts";
import { activityWords } from "../wording.ts";

/** The page or folder, the folder of an import or the person whom a line is about. */
export function subjectOf({ kind, title, address, folder, pages, person }: ActivityLine, say: Say) {
  if (kind === "joined") return { name: person?.name ?? "", address: `/profile/p/${person?.id ?? 0}/` };
  if (title === null && kind.startsWith("batch-"))
    return { name: say(activityWords.pages, { count: pages }), address: address ?? "/pages/" };
  return { name: title ?? folder ?? say(activityWords.allFolders), address: address ?? "/pages/" };
}

/** What was done, with or without who it was. */
export function whatHappened(
  { kind, times, pages, was, folder, person }: ActivityLine,
  namesPerson: boolean,
  say: Say,
) {
  if (kind === "joined") return say(activityWords.joined);
  const words = sentences[toldAs(kind, was, folder)];
  const facts = { count: kind === "imported" ? pages : times, was: was ?? "", folder: folder ?? "" };
  return person && namesPerson ? say(words.by, { ...facts, name: person.name }) : say(words.alone, facts);
}

/** A title of before is known to some readers alone. */
function toldAs(kind: Exclude<ActivityLine["kind"], "joined">, was: string | null, folder: string | null) {
  if (kind === "edited" && was !== null) return "editedAndRenamed";
  if (kind === "renamed" && was === null) return "renamedSince";
  return kind === "batch-moved" && folder === null ? "movedAway" : kind;
}

/** What is said of a line, with and without who it was. */
const sentences = {
  published: { by: activityWords.publishedBy, alone: activityWords.published },
  edited: { by: activityWords.editedBy, alone: activityWords.edited },
  editedAndRenamed: { by: activityWords.editedAndRenamedBy, alone: activityWords.editedAndRenamed },
  commented: { by: activityWords.commentedBy, alone: activityWords.commented },
  renamedSince: { by: activityWords.renamedSinceBy, alone: activityWords.renamedSince },
  renamed: { by: activityWords.renamedBy, alone: activityWords.renamed },
  moved: { by: activityWords.movedBy, alone: activityWords.moved },
  "batch-moved": { by: activityWords.movedToBy, alone: activityWords.movedTo },
  movedAway: { by: activityWords.movedAwayBy, alone: activityWords.movedAway },
  "batch-trashed": { by: activityWords.trashedBy, alone: activityWords.trashed },
  "batch-restored": { by: activityWords.restoredBy, alone: activityWords.restored },
  "batch-tagged": { by: activityWords.taggedBy, alone: activityWords.tagged },
  "batch-shared": { by: activityWords.sharedBy, alone: activityWords.shared },
  trashed: { by: activityWords.trashedBy, alone: activityWords.trashed },
  restored: { by: activityWords.restoredBy, alone: activityWords.restored },
  "public-access": { by: activityWords.publicAccessBy, alone: activityWords.publicAccess },
  imported: { by: activityWords.importedBy, alone: activityWords.imported },
  "folder-made": { by: activityWords.folderMadeBy, alone: activityWords.folderMade },
  "folder-renamed": { by: activityWords.folderRenamedBy, alone: activityWords.folderRenamed },
  "folder-moved": { by: activityWords.folderMovedBy, alone: activityWords.folderMoved },
  "folder-deleted": { by: activityWords.folderDeletedBy, alone: activityWords.folderDeleted },
} as const;
