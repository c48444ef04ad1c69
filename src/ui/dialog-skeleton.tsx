import { useSay } from "./language.tsx";
import { Skeleton } from "./skeleton.tsx";
import { uiWording } from "./wording.ts";

/** What a dialog shows while its content is being fetched. */
export function DialogSkeleton({ titleId }: { titleId: string }) {
  const say = useSay();
  return (
    <div className="ui-dialog-frame ui-dialog-opening" data-size="explain">
      <h2 className="ui-unseen" id={titleId}>
        {say(uiWording.loading)}
      </h2>
      <Skeleton lines={4} />
    </div>
  );
}
