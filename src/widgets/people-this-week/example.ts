import fc from "fast-check";
import type { KindExample } from "../example.ts";
import type { PeopleThisWeekShown } from "./shown.ts";

const ed = { id: 3, name: "Ed <b>Elzinga", position: "Mate", photo: null };
const vera = { id: 4, name: "Vera", position: "", photo: null };

const data: PeopleThisWeekShown = {
  today: "2026-11-21",
  people: [
    { ...ed, list: "birthday", day: "2026-11-21", years: 40, isNow: false },
    { ...vera, list: "birthday", day: "2026-11-22", years: null, isNow: false },
    { ...vera, list: "anniversary", day: "2026-11-25", years: 1, isNow: false },
    { ...ed, list: "away", day: "2026-11-30", years: null, isNow: true },
    { ...vera, list: "away", day: "2026-11-23", years: null, isNow: false },
    { ...ed, list: "joined", day: "2026-11-20", years: null, isNow: false },
  ],
};

export const peopleThisWeekExample: KindExample = {
  rich: {},
  any: () => fc.constant({}),
  saying: null,
  wordsAt: null,
  data,
};
