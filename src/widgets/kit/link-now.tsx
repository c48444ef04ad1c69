import { useEffect, useState } from "react";
import { useSay } from "#ui/language.tsx";
import type { PageTools } from "./editor.ts";
import { pageOf } from "./link-target.ts";
import { formatWords } from "./wording.ts";

/** Where a link leads now: a page by the title that it has today. */
export function LinkNow({ href, pageById }: { href: string; pageById: PageTools["pageById"] }) {
  const say = useSay();
  const [title, setTitle] = useState<string | null>(null);
  const page = pageOf(href);

  useEffect(() => {
    let isAsked = true;
    if (page !== null)
      pageById(page).then(
        (found) => {
          if (isAsked)
            setTitle(found ? say(formatWords.leadsTo, { title: found.title }) : say(formatWords.pageGone));
        },
        () => isAsked && setTitle(say(formatWords.leadsUnknown)),
      );
    return () => {
      isAsked = false;
    };
  }, [page, pageById, say]);

  if (page === null) return null;
  return <p className="kit-link-panel-now">{title ?? "\u00a0"}</p>;
}
