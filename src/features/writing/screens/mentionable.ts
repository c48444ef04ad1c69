import { send } from "#client/call.ts";
import { findMentionable } from "#features/pages/mentions/contract.ts";
import type { PageSources } from "../canvas/screens/page-sources.ts";

/** Who and what can be mentioned; null when it cannot be loaded. */
export const findMentions: PageSources["findMentions"] = async (q, signal) => {
  const answer = await send(findMentionable, q === "" ? {} : { q }, { signal });
  return answer.success ? answer : null;
};
