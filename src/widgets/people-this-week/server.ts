import { peopleThisWeekBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { PeopleThisWeekShown } from "./shown.ts";

export const peopleThisWeekServer: KindServer = {
  read: async ({ widgets, actor, now, tx }: HolesRead) => {
    const shown: PeopleThisWeekShown = await peopleThisWeekBlock(actor, now, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
