import { plainBlockClipboard } from "../kit/plain-block.ts";

export const newPeopleClipboard = plainBlockClipboard;
