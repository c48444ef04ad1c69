/** How the calls name what a new page begins with. */
export function beginningWith(id: number) {
  return { from_page_id: id };
}
