import { plainBlock } from "../kit/plain-block.ts";

/** What the reader began and has not published. */
export const waitingForYou = plainBlock("WaitingForYou");
