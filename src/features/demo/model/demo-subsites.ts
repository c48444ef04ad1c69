import type { LanguageCode } from "#kernel/languages.ts";

type Spoken = Readonly<Record<LanguageCode, string>>;

/** A team of the demo with a subsite of its own, for `npm run demo -- --subsites`. */
export type DemoSubsite = {
  readonly slug: string;
  readonly name: Spoken;
  readonly description: Spoken;
  readonly accent: string;
  /** Whose pages lie in it: those in these folders, by their English names. Pages for the world stay on the site. */
  readonly folders: readonly string[];
  /** Its home page, by its English title. */
  readonly home: string;
  readonly team: string;
  /** People of other teams and from outside, by their keys, and what they are there. */
  readonly others: Readonly<Record<string, "editor" | "viewer">>;
  readonly isSelfJoinable: boolean;
};

export const demoSubsites: readonly DemoSubsite[] = [
  {
    slug: "fleet",
    name: { en: "Fleet", nl: "Vloot" },
    description: { en: "Crews, bridge and engine rooms", nl: "Bemanningen, brug en machinekamer" },
    accent: "#1389be",
    folders: ["Fleet", "Teams/Fleet"],
    home: "Team Fleet",
    team: "Fleet",
    others: { wietske: "editor", olga: "viewer", xavi: "viewer" },
    isSelfJoinable: false,
  },
  {
    slug: "terminals",
    name: { en: "Terminals", nl: "Terminals" },
    description: {
      en: "Delfzijl, Aberdeen, Newcastle and Kristiansand",
      nl: "Delfzijl, Aberdeen, Newcastle en Kristiansand",
    },
    accent: "#c4532d",
    folders: ["Terminals", "Teams/Terminals"],
    home: "Team Terminals",
    team: "Terminals",
    others: { olga: "viewer", vera: "viewer" },
    isSelfJoinable: false,
  },
  {
    slug: "freight",
    name: { en: "Freight", nl: "Vracht" },
    description: { en: "Bookings, prices and customers", nl: "Boekingen, prijzen en klanten" },
    accent: "#7a5bc7",
    folders: ["Freight", "Teams/Freight"],
    home: "Team Freight",
    team: "Freight",
    others: { olga: "viewer", noor: "viewer" },
    isSelfJoinable: false,
  },
  {
    slug: "on-board",
    name: { en: "On board", nl: "Aan boord" },
    description: { en: "Service, food and the shop", nl: "Service, eten en de winkel" },
    accent: "#1f9d6b",
    folders: ["On board", "Teams/On board"],
    home: "Team On board",
    team: "On board",
    others: { vera: "editor", noor: "viewer" },
    isSelfJoinable: true,
  },
  {
    slug: "dry-dock",
    name: { en: "Dry dock", nl: "Droogdok" },
    description: {
      en: "MS Stern at the yard, with the people of the yard",
      nl: "MS Stern op de werf, met de mensen van de werf",
    },
    accent: "#b8860b",
    folders: ["Projects/Dry dock"],
    home: "Dry dock of MS Stern",
    team: "Engineering",
    others: { xavi: "editor", olga: "viewer" },
    isSelfJoinable: false,
  },
];

/** Where a page lies that stands in these folders: the subsite, and the folders inside it; null on the site itself. */
export function subsiteOf(
  path: readonly string[],
  isPublic: boolean,
): { readonly subsite: DemoSubsite; readonly depth: number } | null {
  if (isPublic) return null;
  for (const subsite of demoSubsites)
    for (const folder of subsite.folders) {
      const depth = folder.split("/").length;
      if (path.slice(0, depth).join("/") === folder) return { subsite, depth };
    }
  return null;
}
