import type pg from "pg";
import type { Finding } from "./finding.ts";

/** Seconds by which two clocks may differ before invitations and sessions end at the wrong time. */
const tolerated = 2;

/** Compares the clock of the database with ours, half of the way there and back taken off. */
export async function checkClock(client: pg.Client, clock: () => number): Promise<Finding> {
  const sent = clock();
  const { rows } = await client.query<{ now: string }>(
    "select extract(epoch from clock_timestamp()) * 1000 as now",
  );
  const middle = (sent + clock()) / 2;
  const seconds = Math.abs(Number(rows[0]?.now) - middle) / 1000;
  const what = `The database's clock is off by ${seconds.toFixed(1)} seconds.`;
  if (seconds <= tolerated) return { state: "well", what };
  return { state: "wrong", what, advice: "Sync both machines' clocks with NTP." };
}
