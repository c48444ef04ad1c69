import { type WrittenPage, type Piece, writtenPages } from "#features/pages/composing/model/written-page.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { company } from "../content/company.ts";
import { fleet } from "../content/fleet.ts";
import { freight } from "../content/freight.ts";
import { handbook } from "../content/handbook.ts";
import { office } from "../content/office.ts";
import { onBoard } from "../content/on-board.ts";
import { people } from "../content/people.ts";
import { routes } from "../content/routes.ts";
import { safety } from "../content/safety.ts";
import { teams } from "../content/teams.ts";
import { terminals } from "../content/terminals.ts";

export type DemoPerson = {
  /** The first name in small letters; theirs alone. */
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
  readonly team: string;
  readonly position: string;
};

export type DemoPage = {
  readonly title: string;
  readonly folders: readonly string[];
  /** Who writes it; the page is begun by them, or by the head of their team where they may not begin pages. */
  readonly by: DemoPerson;
  readonly begunBy: DemoPerson;
  readonly daysOld: number;
  readonly daysUnchanged: number;
  /** The texts it has had, oldest first; the last one is read. */
  readonly versions: readonly (readonly Piece[])[];
  /** Words that stand below the last text and are not published. */
  readonly draft: string | null;
  readonly audience: {
    readonly isPublic: boolean;
    readonly everybody: boolean;
    readonly editors: boolean;
    readonly people: readonly DemoPerson[];
  };
};

export const demoPeople: readonly DemoPerson[] = people
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", role = "", team = "", position = ""] = line.split("|").map((part) => part.trim());
    const key = name.split(" ")[0]?.toLowerCase() ?? "";
    return { key, name, email: `${plain(key)}@noordervaart.example`, role: role as SiteRole, team, position };
  });

const byKey = new Map(demoPeople.map((person) => [person.key, person]));

export const demoPages: readonly DemoPage[] = [
  company,
  handbook,
  safety,
  fleet,
  routes,
  freight,
  terminals,
  onBoard,
  teams,
  office,
]
  .flatMap(writtenPages)
  .map(pageOf);

export const homeTitle = "Welcome to Noordervaart";

/** What most people keep a star at. */
export const starredTitles = [
  "Canteen menu: week 47",
  "Winter timetable",
  "Phone list and duty numbers",
  "Payroll calendar",
  "Heavy weather",
  "Travel expenses",
  "Leave and sick days",
  "Glossary of the sea and the office",
  "IT help",
] as const;

function pageOf({ title, facts, pieces }: WrittenPage): DemoPage {
  const by = personOf(facts["by"] ?? "", title);
  const [daysOld = 100, daysUnchanged = daysOld] = (facts["days"] ?? "").split(" ").map(Number);
  return {
    title,
    folders: (facts["at"] ?? "").split("/").map((name) => name.trim()),
    by,
    begunBy: begins(by) ? by : headOf(by.team),
    daysOld,
    daysUnchanged,
    versions: versionsOf(pieces, Number(facts["versions"] ?? 1)),
    draft: facts["draft"] ?? null,
    audience: audienceOf(facts["for"] ?? "everyone", title),
  };
}

/** Pages grow: each earlier version ends a piece earlier. */
function versionsOf(pieces: readonly Piece[], count: number): (readonly Piece[])[] {
  const wanted = Math.max(1, Math.min(count, pieces.length));
  return Array.from({ length: wanted }, (_, at) => pieces.slice(0, pieces.length - (wanted - 1 - at)));
}

function audienceOf(words: string, title: string): DemoPage["audience"] {
  const names = words.split(",").map((name) => name.trim());
  const people = names
    .filter((name) => !["public", "everyone", "editors"].includes(name))
    .flatMap((name) => (name.startsWith("team ") ? teamOf(name.slice(5), title) : [personOf(name, title)]));
  const isPublic = names.includes("public");
  const everybody = isPublic || names.includes("everyone");
  return { isPublic, everybody, editors: everybody || names.includes("editors"), people };
}

function personOf(key: string, title: string): DemoPerson {
  const person = byKey.get(key.toLowerCase());
  if (!person) throw new Error(`${title} speaks of ${key}, whom nobody knows`);
  return person;
}

function teamOf(team: string, title: string): DemoPerson[] {
  const members = demoPeople.filter((person) => person.team === team);
  if (members.length === 0) throw new Error(`${title} is for the team ${team}, which does not exist`);
  return members;
}

function headOf(team: string): DemoPerson {
  const head = demoPeople.find((person) => person.team === team && begins(person));
  if (!head) throw new Error(`nobody in ${team} may begin a page`);
  return head;
}

/** Whoever holds the create permission. */
export function begins({ role }: DemoPerson): boolean {
  return role === "owner" || role === "admin" || role === "editor";
}

function plain(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}
