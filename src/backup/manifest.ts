import * as z from "zod/mini";

export const backupFormat = 1;
export const manifestName = "atrium-backup.json";
export const sealName = "seal.json";

/** The first member of a backup: what it holds and which Atrium made it. */
export const Manifest = z.object({
  format: z.number(),
  atrium: z.string(),
  /** As `server_version_num` has it: 180004. */
  postgres: z.number(),
  made: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The last value given out, as text; null for a sequence never asked. */
  sequences: z.array(z.object({ name: z.string(), last: z.nullable(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last member: a backup without it was cut off. `sha256` is over every byte before it, unpacked. */
export const Seal = z.object({
  sha256: z.string(),
  rows: z.record(z.string(), z.number()),
  files: z.number(),
});
export type Seal = z.infer<typeof Seal>;
