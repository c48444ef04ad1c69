import { newPeopleBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { NewPeopleShown } from "./shown.ts";

/** How long somebody is new, in milliseconds; what the block says when there is nobody names it too. */
const newFor = 30 * 24 * 60 * 60_000;

export const newPeopleServer: KindServer = {
  read: async ({ widgets, actor, now, tx }: HolesRead) => {
    const since = new Date(now.getTime() - newFor);
    const shown: NewPeopleShown = await newPeopleBlock(actor, since, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
