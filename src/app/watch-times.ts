const refreshEvery = 120_000;

/** What tells them is asked for when it is needed first: most readers of a page are gone by then. */
type LoadTelling = () => Promise<{ tellTimes: () => Promise<void> }>;

/** Relative times of a visitor's page, which is finished HTML, are told anew every two minutes as those of members are (TIME-02). */
export function watchTimes(load: LoadTelling): void {
  if (!document.querySelector("time[title]")) return;
  // What could not be loaded is asked for again two minutes later.
  const tell = async () => (await load()).tellTimes();
  setInterval(() => void tell().catch(() => {}), refreshEvery);
}
