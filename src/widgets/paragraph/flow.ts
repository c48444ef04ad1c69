import { richPart } from "../kit/draft-parts.ts";
import type { Flow } from "../kit/flow.ts";

export const paragraphFlow: Flow = { part: (id) => richPart(id, "doc") };
