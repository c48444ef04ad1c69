import type { StoredObject } from "../storage.ts";

/** Reads one page of ListObjectsV2; `more` asks for the next one. Keys of ours hold no signs that XML escapes. */
export function listedObjects(xml: string): {
  readonly objects: StoredObject[];
  readonly more: string | null;
} {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = ""]) => ({
    key: textOf(entry, "Key"),
    size: Number(textOf(entry, "Size")),
    modified: new Date(textOf(entry, "LastModified")),
  }));
  const more = textOf(xml.replace(/<Contents>.*<\/Contents>/s, ""), "NextContinuationToken");
  return { objects, more: more === "" ? null : more };
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => entities[entity] ?? "");
}
