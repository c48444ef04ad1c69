import type { Frame } from "#kernel/frame.ts";
import type { FilledHole } from "#kernel/page-body.ts";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { useSay } from "#ui/language.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { versionWords } from "../wording.ts";
import { ChangesView } from "./changes-view.tsx";
import type { VersionsData } from "./versions-screen.tsx";

type StateShownProps = {
  data: VersionsData;
  state: { readonly html: string; readonly holes: readonly FilledHole[] };
  frame: Frame;
};

/** The page as it was or would have been, or what changed in it. */
export function StateShown({ data, state, frame }: StateShownProps) {
  if (data.changes) return <ChangesView changes={data.changes} />;
  const page = { id: data.id, mayEdit: true };
  return <PageBody html={state.html} holes={state.holes} page={page} frame={frame} isLookedAt />;
}

/** From a state to what changed in it and back, and to all states; `query` names the state. */
export function WaysOn({ data, query }: { data: VersionsData; query: string }) {
  const say = useSay();
  const here = `/page/versions/${data.id}/`;
  return (
    <>
      <LinkButton href={`${here}?${query}${data.changes ? "" : "&changes=yes"}`}>
        {say(data.changes ? versionWords.hideChanges : versionWords.showChanges)}
      </LinkButton>
      <LinkButton href={here}>{say(versionWords.all)}</LinkButton>
    </>
  );
}
