import { send } from "#client/call.ts";
import { loadMenuFolder } from "../contract.ts";
import { listAsked, listOf } from "../model/opened-list.ts";
import { fillList } from "./fill-list.ts";

/** Fills a list that has just opened: a folder's pages or the reader's stars, as they are now. */
export function fill(list: HTMLElement): Promise<void> {
  return fillList(list, async (which) => {
    const answer = await send(loadMenuFolder, listAsked(which));
    return answer.success ? listOf(answer) : null;
  });
}
