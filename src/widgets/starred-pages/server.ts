import { starredBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { StarredPagesShown } from "./shown.ts";

export const starredPagesServer: KindServer = {
  read: async ({ widgets, actor, tx }: HolesRead) => {
    const shown: StarredPagesShown = await starredBlock(actor, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
