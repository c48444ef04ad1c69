/** What is recorded of a journey that fails; `ATRIUM_E2E_TRACE=0` leaves it out. A picture of each frame beside what the documents were would double what it costs. */
export function traced({ snapshots }: { readonly snapshots: boolean }) {
  if (process.env["ATRIUM_E2E_TRACE"] === "0") return "off";
  return { mode: "retain-on-failure", screenshots: false, snapshots, sources: false } as const;
}
