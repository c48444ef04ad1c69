import type { ReactNode } from "react";
import type { Frame } from "#kernel/frame.ts";
import type { FilledHole } from "#kernel/page-body.ts";
import { PageBody } from "#features/pages/parts/page-body.tsx";
import { Actions } from "#ui/actions.tsx";
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
  if (data.changes) {
    const { id: pageId, pageAddress, from } = data;
    const source = from && { pageId, pageAddress, versionId: from.id };
    return <ChangesView changes={data.changes} from={source} />;
  }
  const page = { id: data.id, mayEdit: true };
  return <PageBody html={state.html} holes={state.holes} page={page} frame={frame} isLookedAt />;
}

/** What can be done with a state: to all states, to what changed in it and back, and `main`; `query` names the state. */
export function StateActions(props: {
  data: VersionsData;
  query: string;
  more?: ReactNode;
  main: ReactNode;
}) {
  const say = useSay();
  const { data, query, more, main } = props;
  const here = `/page/versions/${data.id}/`;
  return (
    <div className="versions-actions">
      <Actions
        back={<LinkButton href={here}>{say(versionWords.all)}</LinkButton>}
        more={
          <>
            <LinkButton href={`${here}?${query}${data.changes ? "" : "&changes=yes"}`}>
              {say(data.changes ? versionWords.hideChanges : versionWords.showChanges)}
            </LinkButton>
            {more}
          </>
        }
        main={main}
      />
    </div>
  );
}
