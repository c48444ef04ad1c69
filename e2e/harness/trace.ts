/** Recording each press costs an eighth of the time of all journeys, so it is done where one asks: `ATRIUM_E2E_TRACE=1` keeps the record of those that fail. A picture of each frame beside what the documents were would double what it costs. */
export function traced({ snapshots }: { readonly snapshots: boolean }) {
  if (process.env["ATRIUM_E2E_TRACE"] !== "1") return "off";
  return { mode: "retain-on-failure", screenshots: false, snapshots, sources: false } as const;
}
