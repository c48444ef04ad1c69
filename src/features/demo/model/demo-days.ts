/** Days told of people of the demo, counted from the day on which it is filled, so that its home page has something to say. */
type DemoDays = {
  readonly birthdayIn?: number;
  /** They say how old they become. */
  readonly turns?: number;
  readonly yearsIn?: { readonly years: number; readonly days: number };
  readonly away?: {
    readonly from: number;
    readonly until: number;
    readonly note: { en: string; nl: string };
  };
};

export const demoDays: Readonly<Record<string, DemoDays>> = {
  tineke: { birthdayIn: 0 },
  abel: { birthdayIn: 3, turns: 40 },
  isla: { birthdayIn: 40, yearsIn: { years: 10, days: 1 } },
  henk: { yearsIn: { years: 25, days: 4 } },
  ed: { birthdayIn: 120, yearsIn: { years: 12, days: 200 } },
  vera: { birthdayIn: 77, yearsIn: { years: 3, days: 90 } },
  olga: { yearsIn: { years: 31, days: 150 } },
  sanne: {
    away: {
      from: -3,
      until: 4,
      note: { en: "Customs questions go to Ruben.", nl: "Douanevragen zijn zolang voor Ruben." },
    },
  },
  jelle: { away: { from: -1, until: 12, note: { en: "", nl: "" } } },
  lars: {
    away: {
      from: 2,
      until: 9,
      note: { en: "Prices in a hurry: ask Femke.", nl: "Haast met een prijs? Vraag Femke." },
    },
  },
};
