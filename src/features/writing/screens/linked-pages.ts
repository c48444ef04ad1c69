import { send } from "#client/call.ts";
import { readScreen } from "#client/read-screen.ts";
import { folded } from "#kernel/search/words.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { PageTools } from "#widgets/kit/editor.ts";
import { loadPages, searchPages } from "#features/pages/browsing/contract.ts";
import { pageList } from "#features/pages/browsing/model/page-list.ts";
import type { readPageById } from "#features/pages/contract.ts";

/** The pages that a text may link to: by words of their title, or those changed last while nothing is typed; null when they cannot be loaded. */
export const findPages: PageTools["findPages"] = async (words, signal) => {
  if (words === "") {
    const answer = await send(loadPages, { by: "modified" }, { signal });
    return answer.success ? pageList(answer).pages : null;
  }
  const answer = await send(searchPages, { q: words }, { signal });
  return answer.success ? pageList(answer).pages.filter(({ title }) => hasInTitle(title, words)) : null;
};

/** Search looks into the words of pages too; who links thinks of a page by its title. */
function hasInTitle(title: string, words: string): boolean {
  const said = folded(title);
  return folded(words)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** A page that is linked to, by the title that it has today. */
export const pageById: PageTools["pageById"] = async (id) => {
  const shown = await readScreen<OutputOf<typeof readPageById>>(`/page/${id}/`);
  return shown && { id, title: shown.page.title, address: shown.page.address };
};
