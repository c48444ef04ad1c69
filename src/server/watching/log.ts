import { pino } from "pino";
import { withoutPeople } from "./fault.ts";
import type { Fault } from "./fault.ts";

/** Something worth a line. A route is the pattern of an address (`/page/:page_id/`), never the address itself. */
export type Entry =
  | {
      readonly what: "request";
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly status: number;
      readonly ms: number;
      readonly site: number | null;
    }
  | {
      readonly what: "bug";
      readonly id: string;
      readonly method: string;
      readonly route: string;
      readonly site: number | null;
      readonly error: Fault;
    }
  | {
      /** A kind of widget threw, and its page was shown without it: at drawing or, with the page said, at reading. */
      readonly what: "widget";
      readonly kind: string;
      readonly page?: number;
      readonly error: Fault;
    }
  | {
      readonly what: "job";
      readonly job: string;
      readonly outcome: "done" | "failed";
      readonly ms: number;
      readonly error?: Fault;
    };

export type Log = {
  readonly note: (entry: Entry) => void;
  /** A sentence of ours. */
  readonly say: (line: string) => void;
};

export const logLooks = ["json", "text", "quiet"] as const;
export type LogLook = (typeof logLooks)[number];

/**
 * Writes one line for each entry: "json" for machines, "text" for a person who watches, "quiet" as text without what went
 * well. No line holds anything that people wrote, nor a token.
 */
export function openLog(look: LogLook, stream: { write(text: string): unknown }, clock: () => Date): Log {
  if (look === "json") return openJson(stream);
  const write = (text: string) => void stream.write(`${text}\n`);
  return {
    note: (entry) => {
      if (look === "quiet" && !isFault(entry)) return;
      write(`${clock().toISOString().slice(11, 19)} ${lineOf(entry)}`);
    },
    say: (line) => write(withoutPeople(line)),
  };
}

function openJson(stream: { write(text: string): unknown }): Log {
  const logger = pino(
    {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (text) => void stream.write(text) },
  );
  return {
    note: (entry) => (isFault(entry) ? logger.error(entry) : logger.info(entry)),
    say: (line) => logger.info({ what: "note" }, withoutPeople(line)),
  };
}

function isFault(entry: Entry): boolean {
  return (
    entry.what === "bug" || entry.what === "widget" || (entry.what === "job" && entry.outcome === "failed")
  );
}

function lineOf(entry: Entry): string {
  if (entry.what === "request")
    return `${entry.status} ${entry.method} ${entry.route} ${entry.ms} ms (${entry.id})`;
  const about = aboutOf(entry);
  const { error } = entry;
  const told = error ? `: ${[error.name, error.code, error.message].filter(Boolean).join(" ")}` : "";
  const frames = error ? error.at.map((frame) => `\n    at ${frame}`).join("") : "";
  return entry.what === "job"
    ? `job ${about} ${entry.outcome} in ${entry.ms} ms${told}${frames}`
    : `bug in ${about}${told}${frames}`;
}

function aboutOf(entry: Exclude<Entry, { what: "request" }>): string {
  if (entry.what === "job") return entry.job;
  if (entry.what === "widget") return `widget ${entry.kind}${entry.page ? ` on page ${entry.page}` : ""}`;
  return `${entry.method} ${entry.route} (${entry.id})`;
}
