import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { loadMenuFolder } from "../contract.ts";

export type ListedItem = { readonly title: string; readonly address: string };

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
  const { page_id, data } = listAsked(which);
  return { address: `/ajax/widget/action/load_category/${page_id}/0/new_menu/`, fields: { data } };
}
