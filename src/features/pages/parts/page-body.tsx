import { useLayoutEffect, useRef, useState } from "react";
import type { Frame } from "#kernel/frame.ts";
import type { FilledHole } from "#kernel/page-body.ts";
import { afterDrawing } from "#features/pages/holes/parts/after-drawing.ts";
import { useFilledBody } from "#features/pages/holes/parts/filled-holes.tsx";
import { useHoleGround } from "#features/pages/holes/parts/use-hole-ground.ts";
import { useHoleNews } from "#features/pages/holes/parts/use-hole-news.ts";
import { type MountedHoles, mountHoles } from "#features/pages/holes/parts/mounted-holes.tsx";
import { bringUpToDate } from "./bring-up-to-date.ts";

type PageBodyProps = {
  html: string;
  holes: readonly FilledHole[];
  page: { readonly id: number; readonly mayEdit: boolean };
  frame: Frame;
  /** Nobody acts on what stands here: it is an old version. */
  isLookedAt?: boolean;
};

/**
 * The content of a page. It is finished HTML: inserted, never hydrated (architecture 6), but for its holes, each of which is
 * a root of its own. When it changes under its reader's eyes, only the blocks that differ are replaced, so that focus,
 * selection and scrolling stay in the others, and what lives goes on living.
 */
export function PageBody({ html, holes, page, frame, isLookedAt = false }: PageBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedHoles>(null);
  const ground = useHoleGround(frame, page);
  const filled = useFilledBody(html, holes);
  const [first] = useState(filled);
  const inPlace = useRef(html);

  const actsOn = isLookedAt ? null : page.id;
  useLayoutEffect(() => {
    const made = body.current && mountHoles(body.current, actsOn);
    mounted.current = made;
    return () => {
      mounted.current = null;
      if (made) afterDrawing(() => made.end());
    };
  }, [actsOn]);
  useLayoutEffect(() => {
    if (!body.current) return;
    if (inPlace.current !== html) bringUpToDate(body.current, html);
    inPlace.current = html;
    afterDrawing(() => mounted.current?.show(holes, ground));
  }, [html, holes, ground]);
  const listens = frame.me !== null && holes.length > 0 && !isLookedAt;
  useHoleNews(listens ? page.id : null, (fresh) => mounted.current?.refresh(fresh));

  return (
    <div
      ref={body}
      className="pages-body"
      data-html=""
      // Filled on the server, with empty holes here: what is inside is never compared.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first }}
    />
  );
}
