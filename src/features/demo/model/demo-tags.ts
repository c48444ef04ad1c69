import type { LanguageCode } from "#kernel/languages.ts";

type DemoTag = {
  readonly names: Readonly<Record<LanguageCode, string>>;
  /** The pages that have it, by their titles in English. */
  readonly on: readonly string[];
};

/** What people of the company look for across its folders. */
export const demoTags: readonly DemoTag[] = [
  {
    names: { en: "safety", nl: "veiligheid" },
    on: [
      "Safety policy",
      "Muster drill",
      "Fire drill",
      "Man overboard",
      "Port security",
      "Working at height",
      "Enclosed spaces",
      "Report a near miss",
      "Food safety on board",
    ],
  },
  {
    names: { en: "first aid", nl: "eerste hulp" },
    on: ["First aid on shore and on board", "Man overboard", "Accident on lane 4: what we learned"],
  },
  {
    names: { en: "weather", nl: "weer" },
    on: ["Heavy weather", "Lashing by the weather", "Snow and ice on the quay", "Delays and refunds"],
  },
  {
    names: { en: "bridge", nl: "brug" },
    on: [
      "Standing orders of the master",
      "Passage plan Delfzijl to Aberdeen",
      "Bridge equipment and its moods",
      "Heavy weather",
    ],
  },
  {
    names: { en: "engine room", nl: "machinekamer" },
    on: ["Bunkering procedure", "Engine room visits", "Spare parts and stores", "Shore power"],
  },
  {
    names: { en: "rosters", nl: "roosters" },
    on: ["Crew rotation", "Working hours and rosters", "Hours of rest at sea", "Shift handover Delfzijl"],
  },
  {
    names: { en: "new here", nl: "nieuw hier" },
    on: ["Your first week", "Buddies", "New laptop: first hour", "Clothes and gear", "IT help"],
  },
  {
    names: { en: "money", nl: "geld" },
    on: [
      "Payroll calendar",
      "Travel expenses",
      "Company card",
      "Pension in plain words",
      "Budget 2026: first draft",
    ],
  },
  {
    names: { en: "passengers", nl: "passagiers" },
    on: [
      "Questions passengers ask",
      "Travelling with a dog",
      "Travelling with a wheelchair",
      "Delays and refunds",
      "Lost property",
      "Children on board",
    ],
  },
  {
    names: { en: "food", nl: "eten" },
    on: [
      "Menu of the restaurant, winter",
      "Recipe: pea soup for 120",
      "Allergens and special diets",
      "Food safety on board",
      "Canteen menu: week 47",
      "Project: less food waste",
    ],
  },
  {
    names: { en: "dry dock", nl: "dok" },
    on: ["Dry dock of MS Stern", "What the yard needs to know", "MS Stern"],
  },
];

/** The tags of a page, in a language. */
export function demoTagsOf(english: string, language: LanguageCode): string[] {
  return demoTags.filter(({ on }) => on.includes(english)).map(({ names }) => names[language]);
}
