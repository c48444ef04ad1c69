import type { PageFacts } from "#features/pages/contract.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { pageWords } from "#features/pages/wording.ts";
import { Chip } from "#ui/chip.tsx";
import { useSay } from "#ui/language.tsx";

/** The tags of a page, each a way to the pages that have it. */
export function PageTags({ tags }: Pick<PageFacts, "tags">) {
  const say = useSay();
  if (tags.length === 0) return null;
  return (
    <ul className="pages-tags" aria-label={say(pageWords.tags)}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Chip href={tagAddress(tag)}>
            <bdi>{tag.name}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
