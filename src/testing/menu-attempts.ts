import type { Sent } from "./ask-call.ts";

const ofMenu = (data: object): Sent => ({ page_id: 0, data: JSON.stringify(data) });

/** What an external can send to the calls of the menu, with foreign ids. */
export function menuAttempts(pages: () => readonly number[], folders: () => readonly number[]) {
  return {
    "read-menu": () => [{}],
    menu_load_tags: () => [ofMenu({})],
    menu_load_categories: () => [ofMenu({})],
    menu_load_category: () => ["favorites", ...folders()].map((cat_id) => ofMenu({ cat_id })),
    menu_load_tag: () => [ofMenu({ tag_id: 1 })],
    menu_save: () => pages().map((page_id) => ofMenu({ user_state: { items: [{ type: "page", page_id }] } })),
  };
}
