/** What is shown of a feed: what its server sent last, as plain words. */
export type FeedShown = {
  /** Which feed it is of; another than the widget's while somebody changes it. */
  readonly address: string;
  /** Nothing was fetched yet, nothing ever came, or this came. */
  readonly state: "waiting" | "failed" | "fetched";
  /** What went wrong the last time, for those who may edit the page alone; older items may stand there all the same. */
  readonly trouble: "unreachable" | "gone" | "no-feed" | null;
  readonly title: string;
  readonly siteAddress: string | null;
  readonly items: readonly {
    readonly title: string;
    readonly address: string | null;
    readonly at: number | null;
    readonly summary: string;
  }[];
};
