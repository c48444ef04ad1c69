import type { MenuItem, Target } from "#features/menu/model/menu-item.ts";
import type { LanguageCode } from "#kernel/languages.ts";

type Titles = Readonly<Record<LanguageCode, string>>;

/** An item of the demo's menu: a page by its English title, or a list of them. */
type DemoItem = {
  readonly icon: number | null;
  readonly called?: Titles;
  readonly page?: string;
  readonly pages?: readonly (readonly [icon: number | null, title: string])[];
};

const items: readonly DemoItem[] = [
  { icon: null, called: { en: "Home", nl: "Start" } },
  {
    icon: null,
    called: { en: "Handbook", nl: "Handboek" },
    pages: [
      [15, "Your first week"],
      [103, "Working hours and rosters"],
      [199, "Leave and sick days"],
      [174, "Travel expenses"],
      [165, "Business trips"],
      [127, "Learning and certificates"],
      [1, "Working from home"],
      [169, "Company card"],
      [173, "Pension in plain words"],
      [88, "Glossary of the sea and the office"],
      [41, "Phone list and duty numbers"],
      [57, "IT help"],
      [141, "Passwords without tears"],
      [61, "Internet on the ships"],
      [101, "Meeting rooms"],
      [159, "Bicycle lease"],
    ],
  },
  { icon: null, page: "Winter timetable" },
  {
    icon: null,
    called: { en: "Safety", nl: "Veiligheid" },
    pages: [
      [30, "Safety policy"],
      [4, "Muster drill"],
      [28, "Fire drill"],
      [26, "Man overboard"],
      [19, "Heavy weather"],
      [32, "Report a near miss"],
    ],
  },
  {
    icon: null,
    called: { en: "Ships", nl: "Schepen" },
    pages: [
      [16, "MS Meeuw"],
      [16, "MS Alk"],
      [16, "MS Stern"],
    ],
  },
  { icon: null, page: "Canteen menu: week 47" },
  { icon: null, page: "Questions passengers ask" },
];

const plain = { newTab: false, hideLabel: false, tooltip: "" };

/** The menu of the demo. `idOf` gives a page by its English title; what it does not know is left out. */
export function demoMenu(language: LanguageCode, idOf: (title: string) => number | null): MenuItem[] {
  const page = (title: string, icon: number | null): MenuItem[] => {
    const pageId = idOf(title);
    return pageId === null
      ? []
      : [{ ...plain, id: `page-${pageId}`, icon, title: "", target: { type: "page", pageId } }];
  };
  const list: MenuItem[] = items.flatMap(({ icon, called, page: single, pages }, at) => {
    if (single !== undefined) return page(single, icon);
    const below = pages?.flatMap(([sign, title]) => page(title, sign));
    const target: Target = below ? { type: "menu", items: below } : { type: "link", link: "/" };
    return [{ ...plain, id: `item-${at}`, icon, title: below ? (called?.[language] ?? "") : "", target }];
  });
  const pages: Target = { type: "link", link: "/pages/" };
  const people: Target = { type: "link", link: "/people/" };
  const stars: Target = { type: "favorites" };
  return [
    ...list,
    { ...plain, id: "pages", icon: null, title: "", target: pages },
    { ...plain, id: "people", icon: null, title: "", target: people },
    { ...plain, id: "stars", icon: 6, title: "", hideLabel: true, target: stars },
  ];
}
