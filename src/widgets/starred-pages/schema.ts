import { plainBlock } from "../kit/plain-block.ts";

/** The pages with the reader's star. */
export const starredPages = plainBlock("StarredPages");
