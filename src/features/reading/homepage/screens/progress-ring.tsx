/** How much of all is done, as a ring that fills; its words are said beside it. */
export function ProgressRing({ done, all }: { done: number; all: number }) {
  return (
    <span className="homepage-ring" aria-hidden="true">
      <svg viewBox="0 0 44 44" width={44} height={44} focusable="false">
        <circle cx={22} cy={22} r={19} pathLength={all} />
        {done > 0 && <circle cx={22} cy={22} r={19} pathLength={all} strokeDasharray={`${done} ${all}`} />}
      </svg>
      <b>{`${done}/${all}`}</b>
    </span>
  );
}
