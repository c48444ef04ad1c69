import { useLayoutEffect, useRef, useState } from "react";
import { bringUpToDate } from "./bring-up-to-date.ts";

/**
 * The content of a page. It is finished HTML: inserted, never hydrated (architecture 6). When it changes under its
 * reader's eyes, only the blocks that differ are replaced, so that focus, selection and scrolling stay in the others.
 */
export function PageBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const [first] = useState(html);
  const inPlace = useRef(html);
  useLayoutEffect(() => {
    if (!body.current || inPlace.current === html) return;
    inPlace.current = html;
    bringUpToDate(body.current, html);
  }, [html]);
  return <div ref={body} className="page-body" data-html="" dangerouslySetInnerHTML={{ __html: first }} />;
}
