import type { Holes, LivingView } from "./living.ts";

/** How each living kind is read; complete by type. In the browser each is a chunk of its own, loaded only where it stands. */
export const holes: Holes = {
  Checklist: async () => (await import("./checklist/view.tsx")).ChecklistView as LivingView,
};
