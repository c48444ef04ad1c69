import { plainBlockClipboard } from "../kit/plain-block.ts";

export const greetingClipboard = plainBlockClipboard;
