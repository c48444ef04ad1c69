import { Counter, Gauge, Histogram, Registry } from "prom-client";

type Labels = Readonly<Record<string, string | number>>;

/** One figure at the moment of asking. */
export type Sample = { readonly name: GaugeName; readonly labels?: Labels; readonly value: number };

/** Every figure that Prometheus is told, with its meaning and its labels. */
export const families = {
  atrium_requests_total: ["counter", "Requests answered, by route and status.", "method", "route", "status"],
  atrium_request_duration_seconds: ["histogram", "How long requests took, by route.", "method", "route"],
  atrium_overloaded_total: ["counter", "Requests refused at the door because there was too much to do."],
  atrium_bugs_total: ["counter", "Requests that ended in a bug."],
  atrium_job_runs_total: ["counter", "Rounds of jobs in this process, by job and outcome.", "job", "outcome"],
  atrium_cache_total: ["counter", "Answers from a memory, or not, by cache.", "cache", "outcome"],
  atrium_database_connections: ["gauge", "Connections of this process to the database, by state.", "state"],
  atrium_database_connections_most: ["gauge", "The most connections that this process opens."],
  atrium_database_waiting: ["gauge", "Calls of this process that wait for a connection."],
  atrium_database_up: ["gauge", "Whether the database answered within the last second."],
  atrium_sockets: ["gauge", "Tabs that listen to this process."],
  atrium_outbox_waiting: ["gauge", "Events that a listener has not heard yet.", "listener"],
  atrium_outbox_retries: ["gauge", "Events that a listener failed at and will be told again.", "listener"],
  atrium_outbox_lag_seconds: ["gauge", "Age of the oldest event that a listener has not heard.", "listener"],
  atrium_jobs: ["gauge", "Rounds of jobs over all processes, by state.", "state"],
  atrium_event_loop_delay_seconds: ["gauge", "How late this process was in the last second."],
  atrium_memory_bytes: ["gauge", "Memory of this process, by kind.", "kind"],
  atrium_uptime_seconds: ["gauge", "Since this process started."],
  atrium_info: ["gauge", "Always 1; the version.", "version", "node"],
} as const satisfies Record<string, readonly ["counter" | "gauge" | "histogram", string, ...string[]]>;

type Name = keyof typeof families;
type Of<Kind> = { [N in Name]: (typeof families)[N][0] extends Kind ? N : never }[Name];
type CounterName = Of<"counter">;
type GaugeName = Of<"gauge">;

export type Metrics = {
  count(name: CounterName, labels?: Labels): void;
  /** The time that an answer took. */
  took(labels: Labels, seconds: number): void;
  /** Everything in the text form of Prometheus, with what is measured this moment. */
  text(samples: readonly Sample[]): Promise<string>;
};

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const durations = "atrium_request_duration_seconds";

export function openMetrics(): Metrics {
  // Of its own, so that two servers in one process (as in tests) do not count together.
  const registry = new Registry();
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  for (const [name, [kind, help, ...labelNames]] of Object.entries(families)) {
    const family = { name, help, labelNames, registers: [registry] };
    if (kind === "counter") counters.set(name, new Counter(family));
    else if (kind === "gauge") gauges.set(name, new Gauge(family));
  }
  const [, help, ...labelNames] = families[durations];
  const took = new Histogram({ name: durations, help, labelNames, buckets: bounds, registers: [registry] });
  return {
    count: (name, labels = {}) => counters.get(name)?.inc(labels),
    took: (labels, seconds) => took.observe(labels, seconds),
    text: (samples) => {
      for (const gauge of gauges.values()) gauge.reset();
      for (const { name, labels = {}, value } of samples) gauges.get(name)?.set(labels, value);
      return registry.metrics();
    },
  };
}
