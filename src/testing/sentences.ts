import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every sentence that the product can say, by its id, with its English text: of `words(…)` and of refusals. */
export async function everySentence(): Promise<Map<string, string>> {
  const root = join(process.cwd(), "src");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|[\\/])wording\.ts$|kernel[\\/]time-words\.ts$/.test(file),
  );
  const found = new Map<string, string>();
  for (const file of files.toSorted()) {
    const exported = (await import(join(root, file))) as Record<string, unknown>;
    for (const [id, text] of Object.values(exported).flatMap(sentencesIn)) {
      const other = found.get(id);
      if (other !== undefined && other !== text) throw new Error(`${id} stands for two sentences`);
      found.set(id, text);
    }
  }
  return found;
}

type Entry = readonly [id: string, text: string];

function sentencesIn(list: unknown): Entry[] {
  if (typeof list !== "object" || list === null) return [];
  return Object.entries(list).flatMap(([code, each]: [string, unknown]): Entry[] => {
    if (typeof each !== "object" || each === null) return [];
    const { id, message, kind, text } = each as Record<string, unknown>;
    if (typeof id === "string" && typeof message === "string") return [[id, message]];
    return typeof kind === "string" && typeof text === "string" ? [[`refusal.${code}`, text]] : [];
  });
}
