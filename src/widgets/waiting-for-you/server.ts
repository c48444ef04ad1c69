import { waitingBlock } from "#features/pages/overview/operations.ts";
import type { HolesRead, KindServer } from "../kind-server.ts";
import type { WaitingForYouShown } from "./shown.ts";

export const waitingForYouServer: KindServer = {
  read: async ({ widgets, actor, tx }: HolesRead) => {
    const shown: WaitingForYouShown = await waitingBlock(actor, tx);
    return new Map(widgets.map(({ id }) => [id, shown]));
  },
  actions: [],
};
