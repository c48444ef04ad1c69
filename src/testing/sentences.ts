/** Where sentences are written. */
const written = import.meta.glob<object>(["../**/wording.ts", "../kernel/time-words.ts"]);

/** Every sentence that the product can say, by its id, with its English text: of `words(…)` and of refusals. */
export async function everySentence(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const load of Object.values(written)) {
    const exported = await load();
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
