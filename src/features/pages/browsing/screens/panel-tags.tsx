import { useState } from "react";
import { send } from "#client/call.ts";
import { readAllTags } from "#features/tags/contract.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { type KeptTag, tagOf } from "#features/tags/model/tag.ts";
import { Button } from "#ui/button.tsx";
import { useHere, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { tagsAtFirst } from "../model/tags-to-show.ts";
import { browsingWords } from "../wording.ts";

/** The tags as links to their pages: the first of them, and all when they are asked for. */
export function PanelTags(props: { tags: readonly KeptTag[]; count: number; current: number | null }) {
  const { count, current } = props;
  const say = useSay();
  const here = useHere();
  const { all, isLoading, load } = useAllTags();
  const tags = all ?? props.tags.filter(({ id }, at) => at < tagsAtFirst || id === current);
  return (
    <>
      <ul className="browsing-panel-tags" aria-label={say(browsingWords.tags)}>
        {tags.map((tag) => (
          <li key={tag.id}>
            <a
              className="browsing-tag"
              href={here(tagAddress(tag))}
              aria-current={tag.id === current ? "page" : undefined}
              dir="auto"
            >
              {tag.name}
            </a>
          </li>
        ))}
      </ul>
      {!all && count > tags.length && (
        <Button look="quiet" size="small" busy={isLoading} onPress={() => void load()}>
          {say(browsingWords.allTags, { count })}
        </Button>
      )}
    </>
  );
}

function useAllTags() {
  const say = useSay();
  const { fail } = useNotices();
  const [all, setAll] = useState<readonly KeptTag[] | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    const answer = await send(readAllTags, {});
    setLoading(false);
    if (answer.success) setAll(answer.tags.map(tagOf));
    else fail(answer, say(browsingWords.tagsNotLoaded));
  }

  return { all, isLoading, load };
}
