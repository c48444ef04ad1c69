import { defineJob } from "#jobs/job.ts";

/** Days that an event is kept after the last of today's listeners has heard it, for looking into what went wrong. */
const keptDays = 7;

export const outboxJobs = (listeners: readonly string[]) => [
  defineJob({
    name: "outbox-tidy",
    cron: "29 3 * * *",
    work: ({ now, everywhere }) =>
      everywhere(
        `delete from outbox where at < $1 and not exists (
           select from unnest($2::text[]) as listener left join listener_position position using (listener)
           where position.listener is null or (position.xid, position.id) < (outbox.xid, outbox.id))`,
        [new Date(now.getTime() - keptDays * 86_400_000), listeners],
      ),
  }),
  defineJob({
    name: "rate-limits-tidy",
    cron: "43 3 * * *",
    work: ({ now, everywhere }) => everywhere("delete from rate_limit where expire < $1", [now.getTime()]),
  }),
];
