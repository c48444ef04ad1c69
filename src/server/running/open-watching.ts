import type { JobOutcome } from "#jobs/queue.ts";
import type { WidgetFault } from "../screens/render.ts";
import { watchLoop } from "../watching/loop-delay.ts";
import { faultOf } from "../watching/fault.ts";
import type { Log } from "../watching/log.ts";
import { openMetrics } from "../watching/metrics.ts";

export type Watching = ReturnType<typeof openWatching>;

/** The metrics of this process, and what is counted and written to the log for its parts. */
export function openWatching({ note }: Log) {
  const metrics = openMetrics();
  return {
    metrics,
    loop: watchLoop(),
    used: (cache: string) => (isHit: boolean) =>
      metrics.count("atrium_cache_total", { cache, outcome: isHit ? "hit" : "miss" }),
    widgetFailed: ({ kind, error }: WidgetFault) => {
      note({ what: "widget", kind, error: faultOf(error) });
      metrics.count("atrium_bugs_total");
    },
    jobDone: ({ error, ...outcome }: JobOutcome) => {
      metrics.count("atrium_job_runs_total", { job: outcome.job, outcome: outcome.outcome });
      note({ what: "job", ...outcome, ...(error === undefined ? {} : { error: faultOf(error) }) });
    },
  };
}
