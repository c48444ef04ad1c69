import { useSay } from "./language.tsx";
import { uiWording } from "./wording.ts";
import "./skeleton.css";

/** Holds the place of text that is being fetched; seen only after 300 ms, and it does not move. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const say = useSay();
  return (
    <div className="ui-skeleton" role="status">
      <span className="ui-unseen">{say(uiWording.loading)}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span className="ui-skeleton-line" key={line} />
      ))}
    </div>
  );
}
