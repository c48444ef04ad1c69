import { newPeopleBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { NewPeopleShown } from "./shown.ts";

export const newPeopleServer: KindServer = {
  read: async ({ widgets, actor, now, tx }: HolesRead) => {
    const shown: NewPeopleShown = await newPeopleBlock(actor, now, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
