import { Contents } from "./contents.tsx";
import type { PageFacts } from "#features/pages/contract.ts";

/** What stands beside a page on wide screens: its contents. Folder, people and dates are said above the page, once. */
export function PageRail({ contents }: { contents: PageFacts["contents"] }) {
  if (contents.length <= 1) return null;
  return (
    <div className="pages-rail">
      <Contents entries={contents} />
    </div>
  );
}
