import { useEffect, useEffectEvent, useState } from "react";
import { useOffer } from "#client/offers.ts";
import { useLazyPart } from "#ui/lazy-part.ts";
import { keptName } from "#features/comments/parts/kept-name.ts";
import type { PageFacts } from "#features/pages/contract.ts";

const load = () => import("#features/comments/parts/comments-layer.tsx");

/** Comments in its margin, for whoever is told of them: nothing of them is fetched before there are some, or somebody selects words. */
export function PageComments({
  page,
  personId,
  isEdited,
}: {
  page: PageFacts;
  personId: number;
  isEdited: boolean;
}) {
  const [part, want] = useLazyPart(load);
  const [asked, ask] = useState(0);
  const { id, comments } = page;
  useOffer("comment", {
    perform: () => {
      want(true);
      ask(asked + 1);
    },
  });
  const look = useEffectEvent(() => {
    const isUnsent = localStorage.getItem(keptName(personId, id, "new"));
    if (comments || isUnsent || document.getSelection()?.isCollapsed === false) want();
  });
  useEffect(() => {
    look();
    document.addEventListener("selectionchange", look);
    return () => document.removeEventListener("selectionchange", look);
  }, [comments]);
  return part && <part.CommentsLayer {...{ page, personId, isEdited, asked }} />;
}
