import type { PageFacts } from "#features/pages/contract.ts";
import { pageWords } from "#features/pages/wording.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { useHere, useSay } from "#ui/language.tsx";

/** The tags of a page, each a way to the pages that have it. */
export function PageTags({ tags }: Pick<PageFacts, "tags">) {
  const say = useSay();
  const here = useHere();
  if (tags.length === 0) return null;
  return (
    <ul className="pages-tags" aria-label={say(pageWords.tags)}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <a href={here(tagAddress(tag))} dir="auto">
            {tag.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
