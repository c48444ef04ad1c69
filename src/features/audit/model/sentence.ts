import type { groupDeeds } from "#features/people/groups/events.ts";
import { roleWords } from "#features/people/wording.ts";
import { subsiteWords } from "#features/subsites/wording.ts";
import type { Json } from "#kernel/json.ts";
import type { Say } from "#kernel/language.ts";
import { auditWords, detailWords, kindWords } from "../wording.ts";

/** What of an entry its sentence is made of. */
export type Spoken = {
  readonly kind: string;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly targetId: number | null;
  readonly targetName: string | null;
  readonly pageId: number | null;
  readonly title: string | null;
  readonly subsite: string | null;
  readonly details: Json;
  readonly address: string;
};

type Details = Readonly<Record<string, Json>>;
type KindWord = keyof typeof kindWords;
type GroupDeed = (typeof groupDeeds)[number];

function detailsOf({ details }: Spoken): Details {
  return details !== null && typeof details === "object" && !Array.isArray(details)
    ? (details as Details)
    : {};
}

/** What happened, in one sentence. */
export function sentenceFor(entry: Spoken, say: Say): string {
  const details = detailsOf(entry);
  return say(kindWords[wordFor(entry, details)], {
    who: details["by"] === "company" ? say(auditWords.company) : whoDid(entry, say),
    whom: nameOr(entry.targetId, entry.targetName, say),
    role: roleName(details["role"], say),
    page: entry.title === null ? say(auditWords.hiddenPage) : `“${entry.title}”`,
    subsite: entry.subsite ?? say(auditWords.mainGroup),
    count: numberIn(details["count"]) + numberIn(details["made"]) + numberIn(details["updated"]),
  });
}

/** Who did it: what nobody's browser asked for was Atrium itself. */
export function whoDid(entry: Spoken, say: Say): string {
  const { actorId, actorName, address } = entry;
  if (detailsOf(entry)["by"] === "directory") return say(auditWords.directory);
  if (actorId !== null) return nameOr(actorId, actorName, say);
  return say(address === "" ? auditWords.system : auditWords.nobody);
}

function nameOr(id: number | null, name: string | null, say: Say): string {
  return name ?? (id === null ? "" : say(auditWords.former));
}

const knownByOneself: readonly string[] = [
  "sessions-ended",
  "password-changed",
  "person-renamed",
  "profile-edited",
  "picture-changed",
  "membership-changed",
];

function wordFor({ kind, actorId, targetId }: Spoken, details: Details): KindWord {
  const isDirectory = details["by"] === "directory";
  const isSelf = actorId !== null && actorId === targetId && !isDirectory;
  if (kind === "sign-in-failed" && targetId === null) return "sign-in-failed-unknown";
  if (kind === "person-added" && details["by"] !== undefined && !isDirectory) return "person-joined";
  if (kind === "company-switched") return details["on"] === true ? "company-on" : "company-off";
  if (kind === "company-required" && details["on"] === false) return "company-optional";
  if (kind === "membership-changed" && details["role"] === null)
    return isSelf ? "membership-ended-self" : "membership-ended";
  if (kind === "page-sharing-changed" && details["isPublic"] === true) return "page-made-public";
  if (kind === "page-sharing-changed" && details["isPublic"] === false) return "page-made-private";
  if (kind === "group-changed") return `group-${details["deed"] as GroupDeed}`;
  if (kind === "subsites-switched") return details["on"] === true ? "subsites-on" : "subsites-off";
  const own = `${kind}-self`;
  return (isSelf && knownByOneself.includes(kind) ? own : kind) as KindWord;
}

function roleName(role: Json | undefined, say: Say): string {
  if (typeof role !== "string") return "";
  if (role === "viewer") return say(subsiteWords.viewer);
  return role in roleWords ? say(roleWords[role as keyof typeof roleWords]) : role;
}

function numberIn(value: Json | undefined): number {
  return typeof value === "number" ? value : 0;
}

/** What stands below the sentence: whom a page was opened to or closed for, and how somebody proved who they are. */
export function detailsFor(entry: Spoken, say: Say): string[] {
  const details = detailsOf(entry);
  const lines: string[] = [];
  for (const key of ["given", "taken"] as const) {
    const names = namesIn(details[key], say);
    if (names !== "") lines.push(say(detailWords[key], { names }));
  }
  if (details["by"] === "link") lines.push(say(detailWords.viaLink));
  if (details["by"] === "command") lines.push(say(detailWords.viaCommand));
  return lines;
}

function namesIn(list: Json | undefined, say: Say): string {
  if (!Array.isArray(list)) return "";
  return list.map((each) => (each as { name: string | null }).name ?? say(auditWords.former)).join(", ");
}
