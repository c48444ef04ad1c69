import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { loadMenuFolder, loadMenuTag } from "../contract.ts";

export type ListedItem = { readonly title: string; readonly address: string };

/** The number of the tag whose pages a list of the bar holds (`tag-12`); null for any other list. */
export function tagOfList(which: string): number | null {
  const [, id] = /^tag-(\d+)$/.exec(which) ?? [];
  return id === undefined ? null : Number(id);
}

/** What is sent for the pages of a tag. */
export function tagListAsked(tag_id: number) {
  return { page_id: 0, data: { tempstate: false, tag_id } } as unknown as SentOf<typeof loadMenuTag>;
}

/** What is sent for a list of the bar: a folder's number, or the reader's stars. */
export function listAsked(which: string) {
  const cat_id = which === "favorites" ? which : Number(which);
  return { page_id: 0, data: { tempstate: false, cat_id } } as unknown as SentOf<typeof loadMenuFolder>;
}

export function listOf(answer: OutputOf<typeof loadMenuFolder>): ListedItem[] {
  return answer.user_state.items.map(({ title, link }) => ({ title, address: link }));
}

/** The same list as an address and what is sent there, for those who ask without the client of calls. */
export function listRequest(which: string) {
  const tagId = tagOfList(which);
  const { page_id, data } = tagId === null ? listAsked(which) : tagListAsked(tagId);
  const action = tagId === null ? "load_category" : "load_tag";
  return { address: `/ajax/widget/action/${action}/${page_id}/0/new_menu/`, fields: { data } };
}
