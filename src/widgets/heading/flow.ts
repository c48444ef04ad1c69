import { textPart } from "../kit/draft-parts.ts";
import type { Flow } from "../kit/flow.ts";
import { headingMost } from "../kit/text-limits.ts";

export const headingFlow: Flow = { part: (id) => textPart(id, "text"), most: headingMost };
