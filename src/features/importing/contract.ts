import * as z from "zod/mini";
import type { FileRefusal } from "#features/files/wording.ts";
import { defineCall } from "#kernel/call.ts";
import { line, whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { archiveMost, partsMost } from "./model/limits.ts";

/** What became of a page: `left` has somebody's unpublished words, `closed` may not be edited by whoever imports. */
export const pageOutcomes = ["made", "updated", "unchanged", "left", "closed"] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

/** Why a file did not come along: the refusal of an upload, or it could not be read. */
export type FileReason = FileRefusal | "unreadable";

/** Why a file of an archive was left out. */
export const leftReasons = [
  "unlinked",
  "word",
  "html",
  "zip-inside",
  "unsafe-name",
  "encrypted",
  "too-large",
  "text-too-large",
  "not-readable",
  "twice",
] as const;
export type LeftReason = (typeof leftReasons)[number];

export const importStates = ["uploading", "working", "done", "stopped", "failed"] as const;
export type ImportState = (typeof importStates)[number];

/** Why an import could not begin its work. */
export const importTroubles = [
  "damaged",
  "encrypted",
  "too-many-pages",
  "too-much-text",
  "unpacks-too-large",
  "nothing-inside",
] as const;
export type ImportTrouble = (typeof importTroubles)[number];

/** How far an import is; `null` in `step` while it is still looked through. */
export const ImportProgress = z.object({
  step: z.nullable(z.enum(["pages", "files", "texts"])),
  done: z.int(),
  all: z.int(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** What an import did. Lists end at 1,000 lines; the counts are of everything. */
export const ImportReport = z.object({
  pages: z.array(
    z.object({ path: z.string(), title: z.string(), outcome: z.enum(pageOutcomes), id: z.nullable(z.int()) }),
  ),
  counts: z.object({
    made: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    left: z.int(),
    closed: z.int(),
    folders: z.int(),
    files: z.int(),
    links: z.int(),
    linksFollowed: z.int(),
    filesLeft: z.int(),
    html: z.int(),
  }),
  /** Links that lead nowhere: where they stand, what they say, why. */
  links: z.array(
    z.object({
      path: z.string(),
      line: z.int(),
      target: z.string(),
      trouble: z.enum(["outside", "missing", "file-left", "no-anchor"]),
      /** The refusal of the file that was left. */
      reason: z.nullable(z.string()),
    }),
  ),
  filesLeft: z.array(z.object({ path: z.string(), reason: z.enum(leftReasons) })),
  html: z.array(z.object({ path: z.string(), line: z.int(), html: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

const status = {
  state: z.enum(importStates),
  progress: ImportProgress,
};

/** Announces an archive, and the folder that its pages are to come into. The same `key` again is the same import. */
export const beginImport = defineCall({
  name: "begin-import",
  method: "POST",
  path: "/-/imports/begin/",
  access: "write",
  input: {
    key: line(64).check(z.regex(/^[a-z0-9-]{16,64}$/)),
    into: line(200).check(z.minLength(1)),
    size: whole(1, archiveMost),
  },
  output: { id: z.int(), partSize: z.int(), parts: z.int() },
  refusals: [
    "signed-out",
    "editors-only",
    "admins-only",
    "folder-name-empty",
    "folder-name-long",
    "folder-too-deep",
    "too-many-uploads",
    "import-not-found",
  ],
});

/** Brings one part of the archive; one that has come already is taken for sent. */
export const sendImportPart = defineCall({
  name: "send-import-part",
  method: "POST",
  path: "/-/imports/{id}/parts/{part}/",
  access: "none",
  takesFile: true,
  input: { id: Id, part: whole(0, partsMost - 1) },
  output: { received: z.int(), ...status },
  refusals: [
    "signed-out",
    "editors-only",
    "admins-only",
    "import-not-found",
    "import-over",
    "not-a-file",
    "upload-interrupted",
    "part-size",
  ],
});

/** Works on an import for some seconds, and says how far it is. Asked again and again, it gets done. */
export const continueImport = defineCall({
  name: "continue-import",
  method: "POST",
  path: "/-/imports/{id}/continue/",
  access: "none",
  input: { id: Id },
  output: status,
  refusals: ["signed-out", "editors-only", "admins-only", "import-not-found"],
});

/** Ends an import where it stands; what has come in stays, until it is undone. */
export const stopImport = defineCall({
  name: "stop-import",
  method: "POST",
  path: "/-/imports/{id}/stop/",
  access: "write",
  input: { id: Id },
  output: status,
  refusals: ["signed-out", "editors-only", "admins-only", "import-not-found"],
});

/** Moves the pages that an import made to the trash and gives those that it updated their former text; `kept` were changed since. */
export const undoImport = defineCall({
  name: "undo-import",
  method: "POST",
  path: "/-/imports/{id}/undo/",
  access: "write",
  input: { id: Id },
  output: { removed: z.int(), reset: z.int(), kept: z.int() },
  refusals: [
    "signed-out",
    "editors-only",
    "admins-only",
    "import-not-found",
    "import-not-over",
    "import-undone",
  ],
});

/** Takes the undoing back. */
export const redoImport = defineCall({
  name: "redo-import",
  method: "POST",
  path: "/-/imports/{id}/redo/",
  access: "write",
  input: { id: Id },
  output: { restored: z.int() },
  refusals: ["signed-out", "editors-only", "admins-only", "import-not-found", "import-not-undone"],
});
