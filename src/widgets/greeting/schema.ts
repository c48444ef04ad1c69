import { plainBlock } from "../kit/plain-block.ts";

/** Greets the reader by the time of their day. */
export const greeting = plainBlock("Greeting");
