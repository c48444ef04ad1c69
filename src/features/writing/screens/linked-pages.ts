import { send } from "#client/call.ts";
import type { FoundPage, PageTools } from "#widgets/kit/editor.ts";
import { loadPages, searchPages } from "#features/pages/browsing/contract.ts";
import { readPageById } from "#features/pages/contract.ts";

/** The pages that a text may link to: by words of their title, or those changed last while nothing is typed. */
export const findPages: PageTools["findPages"] = async (words, signal) => {
  if (words === "") {
    const answer = await send(loadPages, { by: "modified" }, { signal });
    return answer.success ? answer.pages.map(asFound) : [];
  }
  const answer = await send(searchPages, { q: words }, { signal });
  return answer.success ? answer.search_pages.map(asFound) : [];
};

/** A page that is linked to, by the title that it has today. */
export const pageById: PageTools["pageById"] = async (id) => {
  const answer = await send(readPageById, { page_id: id });
  return answer.success ? { id, title: answer.page.title, address: answer.page.address } : null;
};

function asFound({ id, title_u, url }: { id: number; title_u: string; url: string }): FoundPage {
  return { id, title: title_u, address: url };
}
