import { plainBlock } from "../kit/plain-block.ts";

/** The pages that changed last. */
export const recentlyChanged = plainBlock("RecentlyChanged");
