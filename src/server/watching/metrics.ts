type Labels = Readonly<Record<string, string | number>>;

/** One figure at the moment of asking. */
export type Sample = { readonly name: GaugeName; readonly labels?: Labels; readonly value: number };

/** Every figure that Prometheus is told, with its meaning. */
export const families = {
  atrium_requests_total: ["counter", "Requests answered, by route and status."],
  atrium_request_duration_seconds: ["histogram", "How long requests took, by route."],
  atrium_overloaded_total: ["counter", "Requests refused at the door because there was too much to do."],
  atrium_bugs_total: ["counter", "Requests that ended in a bug."],
  atrium_job_runs_total: ["counter", "Rounds of jobs in this process, by job and outcome."],
  atrium_cache_total: ["counter", "Answers from a memory, or not, by cache."],
  atrium_database_connections: ["gauge", "Connections of this process to the database, by state."],
  atrium_database_connections_most: ["gauge", "The most connections that this process opens."],
  atrium_database_waiting: ["gauge", "Calls of this process that wait for a connection."],
  atrium_database_up: ["gauge", "Whether the database answered within the last second."],
  atrium_sockets: ["gauge", "Tabs that listen to this process."],
  atrium_outbox_waiting: ["gauge", "Events that a listener has not heard yet."],
  atrium_outbox_retries: ["gauge", "Events that a listener failed at and will be told again."],
  atrium_outbox_lag_seconds: ["gauge", "Age of the oldest event that a listener has not heard."],
  atrium_jobs: ["gauge", "Rounds of jobs over all processes, by state."],
  atrium_event_loop_delay_seconds: ["gauge", "How late this process was in the last second."],
  atrium_memory_bytes: ["gauge", "Memory of this process, by kind."],
  atrium_uptime_seconds: ["gauge", "Since this process started."],
  atrium_info: ["gauge", "Always 1; the version."],
} as const satisfies Record<string, readonly ["counter" | "gauge" | "histogram", string]>;

type Name = keyof typeof families;
type Of<Kind> = { [N in Name]: (typeof families)[N][0] extends Kind ? N : never }[Name];
type CounterName = Of<"counter">;
type GaugeName = Of<"gauge">;

export type Metrics = {
  count(name: CounterName, labels?: Labels): void;
  /** The time that an answer took. */
  took(labels: Labels, seconds: number): void;
  /** Everything in the text form of Prometheus, with what is measured this moment. */
  text(samples: readonly Sample[]): string;
};

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const durations = "atrium_request_duration_seconds";

type Duration = { readonly labels: Labels; readonly buckets: number[]; count: number; sum: number };

export function openMetrics(): Metrics {
  const counters = new Map<string, { name: CounterName; labels: Labels; value: number }>();
  const histogram = new Map<string, Duration>();

  function durationLines(): string[] {
    return [...histogram.values()].flatMap(({ labels, buckets, count, sum }) => [
      ...bounds.map((le, at) => line(`${durations}_bucket`, { ...labels, le }, buckets[at] ?? 0)),
      line(`${durations}_bucket`, { ...labels, le: "+Inf" }, count),
      line(`${durations}_sum`, labels, sum),
      line(`${durations}_count`, labels, count),
    ]);
  }

  return {
    count: (name, labels = {}) => {
      const key = name + keyOf(labels);
      const known = counters.get(key);
      if (known) known.value += 1;
      else counters.set(key, { name, labels, value: 1 });
    },
    took: (labels, seconds) => {
      const key = keyOf(labels);
      const known = histogram.get(key) ?? { labels, buckets: bounds.map(() => 0), count: 0, sum: 0 };
      histogram.set(key, known);
      known.count += 1;
      known.sum += seconds;
      bounds.forEach((bound, at) => {
        if (seconds <= bound) known.buckets[at] = (known.buckets[at] ?? 0) + 1;
      });
    },
    text: (samples) => {
      const all = [...counters.values(), ...samples];
      const blocks = Object.entries(families).map(([name, [kind, help]]) => {
        const plain = all.filter((each) => each.name === name);
        const lines =
          name === durations
            ? durationLines()
            : plain.map(({ labels = {}, value }) => line(name, labels, value));
        return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join("\n");
      });
      return `${blocks.join("\n")}\n`;
    },
  };
}

function line(name: string, labels: Labels, value: number): string {
  return `${name}${braced(labels)} ${value}`;
}

/** One figure's labels always come in one order. */
function keyOf(labels: Labels): string {
  return Object.values(labels).join("\0");
}

function braced(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

function escaped(text: string): string {
  return text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
}
