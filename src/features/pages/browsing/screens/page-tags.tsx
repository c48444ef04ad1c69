import type { KeptTag } from "#features/tags/model/tag.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { Chip } from "#ui/chip.tsx";
import type { ShownPage } from "../model/page-list.ts";

/** Tags of a row, each a way to its pages. */
const shownMost = 2;

/** The first tags of a page, at the end of its row; the page itself has all of them. */
export function PageTags({ page, tags }: { page: ShownPage; tags: ReadonlyMap<number, KeptTag> }) {
  const all = page.tagIds.flatMap((id) => tags.get(id) ?? []);
  const shown = all.slice(0, shownMost);
  if (shown.length === 0) return null;
  return (
    <span className="browsing-tags">
      {shown.map((tag) => (
        <Chip key={tag.id} href={tagAddress(tag)}>
          <bdi>{tag.name}</bdi>
        </Chip>
      ))}
      {all.length > shown.length && <span>+{all.length - shown.length}</span>}
    </span>
  );
}
