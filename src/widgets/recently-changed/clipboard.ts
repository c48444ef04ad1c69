import { plainBlockClipboard } from "../kit/plain-block.ts";

export const recentlyChangedClipboard = plainBlockClipboard;
