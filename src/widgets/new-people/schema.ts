import { plainBlock } from "../kit/plain-block.ts";

/** People who came in the last thirty days. */
export const newPeople = plainBlock("NewPeople");
