import { draftJobs } from "#features/pages/editing/draft/jobs.ts";
import { guestJobs } from "#features/pages/guests/jobs.ts";
import { attachingJobs } from "#features/pages/attaching/jobs.ts";
import { sessionJobs } from "#features/sessions/jobs.ts";
import type { Job } from "#jobs/job.ts";
import { outboxJobs } from "#outbox/jobs.ts";

/** Everything that is done at set times. */
export const jobs: readonly Job[] = [
  ...sessionJobs,
  ...guestJobs,
  ...draftJobs,
  ...attachingJobs,
  ...outboxJobs,
];
