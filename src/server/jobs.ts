import { draftJobs } from "#features/writing/drafts/jobs.ts";
import { guestJobs } from "#features/sharing/guests/jobs.ts";
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
