import { type WrittenPage, type Piece, writtenPages } from "#features/composing/model/written-page.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { people } from "../content/en/people.ts";
import type { MenuItem } from "#features/menu/model/menu-item.ts";
import { contents } from "./contents.ts";
import { demoMenu } from "./demo-menu.ts";
import { demoTagsOf } from "./demo-tags.ts";
import { subsiteOf } from "./demo-subsites.ts";

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
  /** The subsite of its team in the demo with subsites, by its slug, and how many of its folders that stands for. */
  readonly place: { readonly slug: string; readonly depth: number } | null;
  /** Who writes it; the page is begun by them, or by the head of their team where they may not begin pages. */
  readonly by: DemoPerson;
  readonly begunBy: DemoPerson;
  readonly daysOld: number;
  readonly daysUnchanged: number;
  readonly tags: readonly string[];
  /** The texts it has had, oldest first; the last one is read. */
  readonly versions: readonly (readonly Piece[])[];
  /** Words that stand below the last text and are not published. */
  readonly draft: string | null;
  /** How many days ago its writer moved it to the trash. */
  readonly daysInTrash: number | null;
  /** New pages may begin with it. */
  readonly isTemplate: boolean;
  readonly audience: {
    readonly isPublic: boolean;
    readonly everybody: boolean;
    readonly editors: boolean;
    readonly people: readonly DemoPerson[];
  };
};

export type DemoCompany = {
  readonly people: readonly DemoPerson[];
  readonly pages: readonly DemoPage[];
  readonly homeTitle: string;
  /** What a page is called that has this title in English. */
  readonly titleOf: (english: string) => string;
  /** What most people keep a star at. */
  readonly starredTitles: readonly string[];
  /** The menu, for pages by their ids. */
  readonly menuOf: (idOf: (title: string) => number | null) => readonly MenuItem[];
  readonly textFiles: Readonly<Record<string, string>>;
  readonly pdfFiles: Readonly<Record<string, readonly string[]>>;
};

const home = "Welcome to Noordervaart";

const starred = [
  "Canteen menu: week 47",
  "Winter timetable",
  "Phone list and duty numbers",
  "Payroll calendar",
  "Heavy weather",
  "Travel expenses",
  "Leave and sick days",
  "Glossary of the sea and the office",
  "IT help",
];

/** The company as it stands in a language: the same people, pages and rights in each, in its words. */
export function companyIn(language: LanguageCode): DemoCompany {
  const { textFiles, pdfFiles } = contents[language];
  const written = pagesIn(language);
  const titleOf = (english: string) => written.find((page) => page.english === english)?.title ?? english;
  const people = peopleIn(language);
  return {
    people,
    pages: written.map((page) => ({ ...pageOf(page, people), tags: demoTagsOf(page.english, language) })),
    homeTitle: titleOf(home),
    titleOf,
    starredTitles: starred.map(titleOf),
    menuOf: (idOf) => demoMenu(language, (title) => idOf(titleOf(title))),
    textFiles,
    pdfFiles,
  };
}

type TranslatedPage = WrittenPage & { readonly english: string; readonly path: readonly string[] };

/** The pages in the order of English. A translation brings title, text and draft; who writes and reads a page is told once. */
function pagesIn(language: LanguageCode): TranslatedPage[] {
  const { pages, folders } = contents[language];
  const originals = contents.en.pages.flatMap(writtenPages);
  if (language === "en")
    return originals.map((page) => ({ ...page, english: page.title, path: pathOf(page.facts) }));
  const translations = new Map(pages.flatMap(writtenPages).map((page) => [page.facts["english"], page]));
  return originals.map(({ title: english, facts }) => {
    const translation = translations.get(english);
    if (!translation) throw new Error(`nobody has translated ${english} (${language})`);
    const at = pathOf(facts).map((name) => folders[name] ?? name);
    return {
      ...translation,
      english,
      path: pathOf(facts),
      facts: { ...facts, ...translation.facts, at: at.join("/") },
    };
  });
}

function pathOf(facts: WrittenPage["facts"]): string[] {
  return (facts["at"] ?? "").split("/").map((name) => name.trim());
}

function peopleIn(language: LanguageCode): DemoPerson[] {
  const positions = new Map(
    linesOf(contents[language].positions).map(([name, position]) => [name, position]),
  );
  return linesOf(people).map(([name = "", role, team = "", position = ""]) => {
    const first = name.split(" ")[0] ?? "";
    const key = first.toLowerCase();
    const email = `${plain(key)}@noordervaart.example`;
    return { key, name, email, role: role as SiteRole, team, position: positions.get(first) ?? position };
  });
}

function linesOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => line.split("|").map((part) => part.trim()));
}

function pageOf(
  { title, facts, pieces, path }: TranslatedPage,
  everyone: readonly DemoPerson[],
): Omit<DemoPage, "tags"> {
  const by = personOf(facts["by"] ?? "", { title, everyone });
  const [daysOld = 100, daysUnchanged = daysOld] = (facts["days"] ?? "").split(" ").map(Number);
  const audience = audienceOf(facts["for"] ?? "everyone", { title, everyone });
  const found = subsiteOf(path, audience.isPublic);
  return {
    title,
    folders: pathOf(facts),
    place: found && { slug: found.subsite.slug, depth: found.depth },
    by,
    begunBy: begins(by) ? by : headOf(by.team, everyone),
    daysOld,
    daysUnchanged,
    versions: versionsOf(pieces, Number(facts["versions"] ?? 1)),
    draft: facts["draft"] ?? null,
    daysInTrash: facts["trashed"] === undefined ? null : Number(facts["trashed"]),
    isTemplate: facts["template"] === "yes",
    audience,
  };
}

/** Pages grow: each earlier version ends a piece earlier. */
function versionsOf(pieces: readonly Piece[], count: number): (readonly Piece[])[] {
  const wanted = Math.max(1, Math.min(count, pieces.length));
  return Array.from({ length: wanted }, (_, at) => pieces.slice(0, pieces.length - (wanted - 1 - at)));
}

/** Where people are looked for, and the page that speaks of them, for whoever mistypes a name. */
type Looking = { readonly title: string; readonly everyone: readonly DemoPerson[] };

function audienceOf(words: string, looking: Looking): DemoPage["audience"] {
  const names = words.split(",").map((name) => name.trim());
  const people = names
    .filter((name) => !["public", "everyone", "editors"].includes(name))
    .flatMap((name) =>
      name.startsWith("team ") ? teamOf(name.slice(5), looking) : [personOf(name, looking)],
    );
  const isPublic = names.includes("public");
  const everybody = isPublic || names.includes("everyone");
  return { isPublic, everybody, editors: everybody || names.includes("editors"), people };
}

function personOf(key: string, { title, everyone }: Looking): DemoPerson {
  const person = everyone.find((each) => each.key === key.toLowerCase());
  if (!person) throw new Error(`${title} speaks of ${key}, whom nobody knows`);
  return person;
}

function teamOf(team: string, { title, everyone }: Looking): DemoPerson[] {
  const members = everyone.filter((person) => person.team === team);
  if (members.length === 0) throw new Error(`${title} is for the team ${team}, which does not exist`);
  return members;
}

function headOf(team: string, everyone: readonly DemoPerson[]): DemoPerson {
  const head = everyone.find((person) => person.team === team && begins(person));
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
