import type { Job } from "#jobs/job.ts";
import { outboxJobs } from "#outbox/jobs.ts";
import { listeners } from "./listeners.ts";
import { rooms } from "./rooms.ts";

/** Everything that is done at set times. */
export const jobs: readonly Job[] = [
  ...rooms.flatMap((room) => room.jobs ?? []),
  ...outboxJobs(listeners.map(({ name }) => name)),
];
