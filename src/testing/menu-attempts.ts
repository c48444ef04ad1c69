import type { Sent } from "./ask-call.ts";

const ofMenu = (data: object): Sent => ({ page_id: 0, data: JSON.stringify(data) });

/** What an external can send to the calls of the menu, with foreign ids. */
export function menuAttempts(pages: () => readonly number[], folders: () => readonly number[]) {
  return {
    "read-menu": () => [{}],
    menu_load_tags: () => [ofMenu({})],
    menu_load_categories: () => [ofMenu({})],
    menu_load_category: () => ["favorites", ...folders()].map((cat_id) => ofMenu({ cat_id })),
    menu_load_tag: () => [1, 2, 3, 4, 5, 6, 999_999].map((tag_id) => ofMenu({ tag_id })),
    menu_save: () => [
      ...pages().map((page_id) => ofMenu({ user_state: { items: [{ type: "page", page_id }] } })),
      ofMenu({ user_state: { items: [{ type: "tag", tag_id: 2 }] } }),
    ],
  };
}
