import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const PostgresAddress = z.object({
  /** The folder of the unix socket. */
  host: z.string(),
  port: z.number(),
  user: z.string(),
  database: z.string(),
  password: z.optional(z.string()),
});
export type PostgresAddress = z.infer<typeof PostgresAddress>;

const RunFile = z.object({
  pid: z.number(),
  postgres: PostgresAddress,
  /** Where the server answers, once it does. */
  web: z.optional(z.object({ host: z.string(), port: z.number() })),
});
/** What a running Atrium tells others on the machine about itself. */
export type RunFile = z.infer<typeof RunFile>;

/** Readers see the old file or the new one, never half of one. */
export function writeRunFile(runFolder: string, content: RunFile): void {
  const fresh = path.join(runFolder, `atrium.json.${process.pid}`);
  writeFileSync(fresh, JSON.stringify(content), { mode: 0o600 });
  renameSync(fresh, nameIn(runFolder));
}

export function readRunFile(runFolder: string): RunFile | undefined {
  try {
    const parsed = z.safeParse(RunFile, JSON.parse(readFileSync(nameIn(runFolder), "utf8")));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function removeRunFile(runFolder: string): void {
  rmSync(nameIn(runFolder), { force: true });
}

function nameIn(runFolder: string): string {
  return path.join(runFolder, "atrium.json");
}
