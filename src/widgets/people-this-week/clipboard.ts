import { plainBlockClipboard } from "../kit/plain-block.ts";

export const peopleThisWeekClipboard = plainBlockClipboard;
