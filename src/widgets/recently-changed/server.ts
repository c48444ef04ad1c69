import { changedBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { RecentlyChangedShown } from "./shown.ts";

export const recentlyChangedServer: KindServer = {
  read: async ({ page, widgets, actor, tx }: HolesRead) => {
    const shown: RecentlyChangedShown = await changedBlock(actor, page.id, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
