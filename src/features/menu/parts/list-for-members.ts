import { send } from "#client/call.ts";
import { loadMenuFolder, loadMenuTag } from "../contract.ts";
import { listAsked, listOf, tagListAsked, tagOfList } from "../model/opened-list.ts";
import { fillList } from "./fill-list.ts";

/** Fills a list that has just opened: a folder's or a tag's pages, or the reader's stars, as they are now. */
export function fill(list: HTMLElement): Promise<void> {
  return fillList(list, async (which) => {
    const tagId = tagOfList(which);
    const answer = await (tagId === null ? pagesIn(which) : pagesWith(tagId));
    return answer.success ? listOf(answer) : null;
  });
}

const pagesIn = (which: string) => send(loadMenuFolder, listAsked(which));
const pagesWith = (tagId: number) => send(loadMenuTag, tagListAsked(tagId));
